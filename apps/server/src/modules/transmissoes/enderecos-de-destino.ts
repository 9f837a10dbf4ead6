// Where a broadcast may go on to: RTMP servers of the internet. Addresses of this machine's own network are refused unless
// the installation says otherwise, or a house could knock at doors behind the wall.
import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'
import type { ColunaCifrada } from '../../core/externo/recifrar.ts'

const PRIVADOS = new BlockList()
for (const [rede, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVADOS.addSubnet(rede, bits, 'ipv4')
for (const [rede, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVADOS.addSubnet(rede, bits, 'ipv6')

/** What the key of a destination belongs to. */
export const contextoDoDestino = (hotId: number, uid: string): string => `destino-transmissao ${hotId} ${uid}`

/** What a rotation of keys writes anew. */
export const CHAVES_DOS_DESTINOS: ColunaCifrada = {
  tabela: 'destinoTransmissao',
  cifrado: 'chave',
  chaveId: 'chaveId',
  chaves: ['hotId', 'uid'],
  contexto: (l) => contextoDoDestino(Number(l.hotId), String(l.uid)),
}

/** A sentence for the person, or null: it may be used. */
export async function enderecoProibido(url: string, redePrivada: boolean): Promise<string | null> {
  if (!URL.canParse(url)) return 'Informe um endereço RTMP válido'
  if (redePrivada) return null
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const achados = await lookup(host, { all: true }).catch(() => [])
  // A name that is not known now may be tried later; what it leads to is looked at again when it is switched on.
  return achados.some((a) => PRIVADOS.check(a.address, a.family === 6 ? 'ipv6' : 'ipv4'))
    ? 'Este endereço é de uma rede interna'
    : null
}
