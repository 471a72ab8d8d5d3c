import { join } from 'node:path'

/** One machine of the cluster: its ports on this machine, and the folder of its files. */
export interface Machine {
  readonly name: string
  readonly postgres: number
  /** The port of Patroni, for HAProxy and Prometheus. */
  readonly rest: number
  readonly etcd: number
  readonly etcdPeer: number
  readonly folder: string
}

export const PASSWORDS = {
  superuser: 'of-this-run',
  replicator: 'of-this-run-too',
  shop: 'of-this-run-as-well',
}
export const STANZA = 'shop'

export const dataOf = ({ folder }: Machine) => join(folder, 'data')

export const etcdArguments = (machine: Machine, all: readonly Machine[]): string[] => [
  '--name',
  machine.name,
  '--data-dir',
  join(machine.folder, 'etcd'),
  '--log-level',
  'error',
  '--listen-client-urls',
  `http://127.0.0.1:${machine.etcd}`,
  '--advertise-client-urls',
  `http://127.0.0.1:${machine.etcd}`,
  '--listen-peer-urls',
  `http://127.0.0.1:${machine.etcdPeer}`,
  '--initial-advertise-peer-urls',
  `http://127.0.0.1:${machine.etcdPeer}`,
  '--initial-cluster',
  all.map(({ name, etcdPeer }) => `${name}=http://127.0.0.1:${etcdPeer}`).join(','),
]

export const backRestFile = (machine: Machine, repository: string): string => `[global]
repo1-path=${repository}
repo1-retention-full=2
lock-path=${machine.folder}/lock
spool-path=${machine.folder}/spool
log-path=${machine.folder}
log-level-file=off
log-level-console=warn
start-fast=y

[${STANZA}]
pg1-path=${dataOf(machine)}
pg1-port=${machine.postgres}
pg1-socket-path=${machine.folder}
pg1-user=postgres
`

/** Patroni's file of one machine. docs/scaling.md explains each parameter that is not PostgreSQL's default. */
export const patroniFile = (
  machine: Machine,
  all: readonly Machine[],
  { bin, backRest }: { bin: string; backRest: string },
): object => ({
  scope: STANZA,
  name: machine.name,
  etcd3: { hosts: all.map(({ etcd }) => `127.0.0.1:${etcd}`) },
  restapi: { listen: `127.0.0.1:${machine.rest}`, connect_address: `127.0.0.1:${machine.rest}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 5,
      retry_timeout: 5,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: {
          wal_log_hints: 'on',
          archive_mode: 'on',
          max_connections: 100,
          max_wal_size: '256MB',
          // A standby that stays away must not fill the disk of the primary.
          max_slot_wal_keep_size: '256MB',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${machine.postgres}`,
    connect_address: `127.0.0.1:${machine.postgres}`,
    data_dir: dataOf(machine),
    bin_dir: bin,
    pgpass: join(machine.folder, 'pgpass'),
    basebackup: { checkpoint: 'fast' },
    authentication: {
      superuser: { username: 'postgres', password: PASSWORDS.superuser },
      replication: { username: 'replicator', password: PASSWORDS.replicator },
    },
    parameters: { unix_socket_directories: machine.folder, archive_command: `${backRest} archive-push %p` },
    pg_hba: [
      'local all all trust',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
      'host all all 127.0.0.1/32 scram-sha-256',
    ],
  },
})

/**
 * The one address that programs know: it leads to the machine that Patroni names as the primary, and cuts connections
 * to one that no longer is.
 */
export const haproxyFile = (port: number, machines: readonly Machine[]): string => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  # A connection that listens for changes is silent for long.
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}`).join('\n')}
`
