// Opens a validation in the caller's transaction: a bid above the lot's limit, an answer of a registry, a person's wish.
import type { ResultadoDeValidacao, TipoDeValidacao } from '@martelo/domain/validacoes/states.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { acharValidacao, inserirValidacao, type LinhaDeValidacao } from './validacoes.sql.ts'

export interface PedidoDeValidacao {
  readonly hotId: number
  readonly lelId: number
  readonly cliId: number
  readonly tipo: TipoDeValidacao
  /** `Aguardando` unless a registry has answered already */
  readonly resultado?: ResultadoDeValidacao
  /** the bid that waits, centavos */
  readonly valorDaOferta?: number
  /** who asked; null: the system */
  readonly usuId: number | null
  readonly procobUid?: string
  readonly ccrpvUid?: string
  readonly ciUid?: string
}

/** What stands stays: asking again changes no answer. `nova` says whether there is something to tell. */
export async function abrirValidacao(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  p: PedidoDeValidacao,
): Promise<{ readonly nova: boolean; readonly validacao: LinhaDeValidacao }> {
  const nova = await inserirValidacao(tx, {
    ...p,
    resultado: p.resultado ?? 'Aguardando',
    valorDaOferta: p.valorDaOferta ?? null,
  })
  const validacao = await acharValidacao(tx, p.hotId, p)
  if (validacao === null) throw new Error(`validation of lot ${p.lelId} vanished`)
  if (nova && validacao.resultado === 'Aguardando')
    await s.correio.avisar(tx, p.hotId, {
      tipo: 'equipe-validacao',
      para: { casa: true },
      variaveis: { cliente: validacao.clienteNome, lote: validacao.lote },
      link: `/admin/backoffice-acompanhar-leilao/${validacao.leiUid}`,
      marca: `validacao:${validacao.lelUid}`,
      chave: `validacao:${validacao.uid}`,
    })
  return { nova, validacao }
}
