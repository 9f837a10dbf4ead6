// The carrier's answer: he accepts with a day and a driver (one of his, or a new one of whom he says name, CPF and
// telephone), or refuses with a reason, and the house looks for another.
import { randomUUID } from 'node:crypto'
import { responderPeloLink } from '@martelo/contracts/remocoes/responder-pelo-link.contract.ts'
import { validarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { formatarTelefone, validarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { abrirPeloLink } from './abrir-pelo-link.ts'
import { apresentarNaEstrada } from './apresentar-remocao.ts'
import { naoHaRemocao } from './responder-remocao.ts'
import { transitarRemocao } from './transitar-remocao.ts'

type Novo = {
  nome?: string | null | undefined
  cpf?: string | null | undefined
  telefone?: string | null | undefined
}
const nega = (campo: string, frase: string) =>
  new RecusaLancada(recusar('CAMPOS', frase, { campos: { [campo]: frase } }))

async function motoristaDo(
  tx: Tx,
  hotId: number,
  traId: number,
  motUid: string | null | undefined,
  novo: Novo | null | undefined,
): Promise<number | null> {
  if (motUid != null) {
    const m = await tx
      .selectFrom('motorista')
      .select('id')
      .where('hotId', '=', hotId)
      .where('traId', '=', traId)
      .where('uid', '=', motUid)
      .executeTakeFirst()
    if (m === undefined) throw nega('motUid', 'Motorista não encontrado.')
    return m.id
  }
  if (!novo?.nome?.trim()) return null
  const cpf = validarCpf(novo.cpf ?? '')
  if (!cpf.ok) throw nega('motorista.cpf', cpf.mensagem)
  const telefone = validarTelefone(novo.telefone ?? '')
  if (!telefone.ok) throw nega('motorista.telefone', telefone.mensagem)
  const { rows } = await sql<{ id: number; traId: number }>`
    insert into motorista (hot_id, tra_id, nome, cpf, telefone) values (${hotId}, ${traId}, ${novo.nome}, ${cpf.valor}, ${formatarTelefone(telefone.valor.e164)})
    on conflict (hot_id, cpf) do update set cpf = excluded.cpf returning id, tra_id`.execute(tx)
  const [m] = rows
  if (m === undefined || m.traId !== traId)
    throw nega('motorista.cpf', 'Este CPF é de um motorista de outra transportadora.')
  return m.id
}

handle(responderPeloLink, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { link, r } = await abrirPeloLink(ctx, tx, params.segredo, true)
    if (link.para !== 'transportadora' || r.traId === null) return naoHaRemocao()
    if (r.versao !== body.versao)
      throw new RecusaLancada(recusar('MUDOU', 'Esta remoção mudou. Atualize a página e tente de novo.'))
    const agenda = body.evento === 'agendar'
    const motId = agenda ? await motoristaDo(tx, hotId, r.traId, body.motUid, body.motorista) : null
    const recusa = await transitarRemocao(ctx, tx, r, {
      evento: body.evento,
      quem: ['Transportadora'],
      chave: randomUUID(),
      nome: r.transportadora ?? 'Transportadora',
      motivo: body.motivo,
      colunas: agenda
        ? {
            ...(body.previstaEm ? { previstaEm: body.previstaEm } : {}),
            ...(motId === null ? {} : { motId }),
            confirmadaAt: new Date(ctx.agora),
          }
        : { traId: null, motId: null, valor: null },
    })
    if (recusa !== null) throw new RecusaLancada(recusar('RECUSADA', recusa))
    const { r: depois } = await abrirPeloLink(ctx, tx, params.segredo, false)
    return apresentarNaEstrada(tx, hotId, depois, link.para)
  }),
)
