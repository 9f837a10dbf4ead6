// Where a broadcast may go on to: RTMP servers of the internet. Addresses of this machine's own network are refused unless
// the installation says otherwise, or a house could knock at doors behind the wall.
import { lookup } from 'node:dns/promises'
import type { ColunaCifrada } from '../../core/externo/recifrar.ts'
import { enderecoPrivado, REDE_INTERNA } from '../../engines/midia/port.ts'

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
  // A name that is not known now may be tried later; what it leads to is looked at again at each connection.
  return achados.some((a) => enderecoPrivado(a.address)) ? REDE_INTERNA : null
}
