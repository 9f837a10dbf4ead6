// Proposals that were answered: one refused on a lot that was not sold, and where the brand takes them, a counter-offer that
// the client may accept.
import { randomUUID } from 'node:crypto'
import type { Passado } from './passado.ts'

const DIA = 24 * 3_600_000

export async function semearPropostas(p: Passado, casa: number): Promise<void> {
  const hotId = p.hotsite.id
  const cliente = await p.tx
    .selectFrom('cliente')
    .select(['id', 'email', 'telefone1 as telefone'])
    .where('hotId', '=', hotId)
    .where('email', '=', 'cliente@martelo.demo')
    .executeTakeFirst()
  const casaUsu = await p.tx
    .selectFrom('usuario')
    .select('id')
    .where('hotId', '=', hotId)
    .where('email', '=', 'sac@martelo.demo')
    .executeTakeFirst()
  const lote = (situacao: string, comProposta: boolean) =>
    p.tx
      .selectFrom('lote')
      .select(['id', 'minimo'])
      .where('hotId', '=', hotId)
      .where('situacao', '=', situacao)
      .$if(comProposta, (q) => q.where('valorProposta', 'is not', null))
      .orderBy('id')
      .executeTakeFirst()
  const aberto = await lote('LIBERADO_LEILAO', true)
  const semVenda = await lote('NAO_ARREMATADO', false)
  if (cliente === undefined || casaUsu === undefined) return
  const comum = {
    hotId,
    cliId: cliente.id,
    telefone: cliente.telefone,
    email: cliente.email,
    respondidaBy: casaUsu.id,
  }
  if (semVenda !== undefined)
    await p.tx
      .insertInto('proposta')
      .values({
        ...comum,
        lelId: semVenda.id,
        valor: Math.round(semVenda.minimo * 0.7),
        situacao: 'RECUSADA',
        motivo: 'Valor abaixo da avaliação do comitente.',
        chave: randomUUID(),
        criadaAt: new Date(casa - 2 * DIA),
        respondidaAt: new Date(casa - DIA),
      })
      .execute()
  if (aberto !== undefined)
    await p.tx
      .insertInto('proposta')
      .values({
        ...comum,
        lelId: aberto.id,
        valor: Math.round(aberto.minimo * 0.9),
        contraproposta: aberto.minimo,
        situacao: 'CONTRAPROPOSTA',
        motivo: 'Podemos vender por este valor.',
        chave: randomUUID(),
        criadaAt: new Date(casa - DIA),
        respondidaAt: new Date(casa - DIA / 2),
      })
      .execute()
}
