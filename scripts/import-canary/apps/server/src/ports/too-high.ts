// breaks: server-layers
import { app } from '../app.ts';

export const port = app;
