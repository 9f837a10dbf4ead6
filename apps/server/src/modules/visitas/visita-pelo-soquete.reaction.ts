// A visit said over the socket. Exactly one of client and visitor: who is signed in counts as that client alone; who is
// not must bring the visitor's id that a first visit got by the call.
import { Uid } from '@martelo/contracts/core/fields.ts'
import { z } from 'zod'
import { type Conexao, definirPalavra } from '../../engines/salas/port.ts'
import type { Servicos } from '../../core/servicos.ts'
import { gravarVisita } from './visitas.sql.ts'

const Visita = z
  .object({
    url: z.string().trim().min(1).max(500).startsWith('/'),
    lelUid: Uid.nullish(),
    clienteUid: Uid.nullish(),
    visitanteUid: Uid.nullish(),
    sessaoUid: Uid.nullish(),
  })
  .refine((v) => (v.clienteUid == null) !== (v.visitanteUid == null))

export async function ouvirVisita(
  c: Pick<Conexao, 'hotsite' | 'sessao'>,
  dados: Readonly<Record<string, unknown>>,
  s: Pick<Servicos, 'banco'>,
): Promise<void> {
  const lida = Visita.safeParse(dados)
  if (!lida.success || lida.data.url.includes('\u0000')) return
  const { url, lelUid, clienteUid, visitanteUid, sessaoUid } = lida.data
  const cliUid = c.sessao?.cliUid ?? null
  if ((clienteUid ?? null) !== cliUid) return
  await s.banco.doHotsite(c.hotsite.id, (tx) =>
    gravarVisita(tx, c.hotsite.id, {
      url,
      pagina: null,
      lelUid: lelUid ?? null,
      cliId: c.sessao?.cliId ?? null,
      visitanteUid: cliUid === null ? (visitanteUid ?? null) : null,
      sessaoUid: sessaoUid ?? null,
    }),
  )
}

definirPalavra('visita', ouvirVisita)
