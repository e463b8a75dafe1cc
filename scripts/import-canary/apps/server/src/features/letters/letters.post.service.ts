// breaks: services-without-http
import type { FastifyRequest } from 'fastify';

export type Post = FastifyRequest;
