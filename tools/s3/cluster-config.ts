type Places = { id: string; folder: string; monitorPort: number; gatewayPort: number };

/** One copy of everything, in memory, without passwords inside: the gateway alone asks for a signature. */
export const clusterConfig = ({ id, folder, monitorPort, gatewayPort }: Places) => `[global]
fsid = ${id}
mon_host = [v2:127.0.0.1:${monitorPort}]
mon_initial_members = a
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_msgr1 = false
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
run_dir = ${folder}
crash_dir = ${folder}
log_file = ${folder}/$name.log
admin_socket = ${folder}/$name.asok
pid_file = ${folder}/$name.pid
mon_data = ${folder}/mon
# it ends itself on a disk that is nearly full
mon_data_avail_crit = 1
mon_allow_pool_size_one = true
osd_data = ${folder}/osd
osd_objectstore = memstore
memstore_device_bytes = 4294967296
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
rgw_rados_pool_pg_num_min = 1

[client.rgw]
rgw_frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw_data = ${folder}
rgw_enable_apis = s3
# without passwords inside there is no key to encrypt with, which this program alone asks for
ms_mon_client_mode = crc
`;
