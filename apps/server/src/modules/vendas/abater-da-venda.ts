// Lowers what a sale costs by an amount that the house has decided, in the caller's transaction with the sale locked. What was
// paid above it becomes a refund by `assentarVenda`; the ledger follows.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { exigirSessao, type Ctx } from '../../core/http/contexto.ts'
import { valoresDe } from './contas-da-venda.ts'
import { descontoDe } from './guarda-da-venda.ts'
import { assentarVenda, type VendaMudada } from './mudar-venda.ts'
import type { VendaLida } from './vendas.sql.ts'

/** What this person may still take off, in centavos. */
export function abativelDaVenda(ctx: Ctx, v: VendaLida): number {
  const { situacao, valorDesconto } = v.venda
  if (situacao === 'Cancelada' || situacao === 'Cliente Desistiu') return 0
  const maximo = descontoDe(ctx.hotsite, v, exigirSessao(ctx).papeis)
  return Math.max(0, Math.min(maximo.valor, valoresDe(v).valorTotalVenda) - valorDesconto)
}

export type Abatida =
  | { readonly pode: true; readonly mudada: VendaMudada }
  | { readonly pode: false; readonly motivo: string }

/** By the same limits as a discount: what the person's role may give of the whole sale. */
export async function abaterDaVenda(
  ctx: Ctx,
  tx: Tx,
  v: VendaLida,
  {
    valor,
    motivo,
    direito = false,
  }: {
    readonly valor: number
    readonly motivo: string
    /** the buyer's own by the house's rule (a credit that he earned): no role gives it */
    readonly direito?: boolean
  },
): Promise<Abatida> {
  const { id, uid, situacao, valorDesconto } = v.venda
  if (situacao === 'Cancelada' || situacao === 'Cliente Desistiu')
    return { pode: false, motivo: 'A venda foi encerrada: nada mais é abatido dela.' }
  const novo = valorDesconto + valor
  const total = valoresDe(v).valorTotalVenda
  if (novo > total)
    return { pode: false, motivo: `O abatimento não pode passar de ${formatarReais(total - valorDesconto)}.` }
  const { nome, papeis } = exigirSessao(ctx)
  const maximo = descontoDe(ctx.hotsite, v, papeis)
  if (!direito && novo > maximo.valor)
    return {
      pode: false,
      motivo: `O seu limite nesta venda é ${maximo.porcentagem}% (${formatarReais(maximo.valor)}). Peça a quem pode dar mais.`,
    }
  await tx
    .updateTable('venda')
    .set({ valorDesconto: novo, motivoDesconto: motivo, versao: sql`versao + 1` })
    .where('id', '=', id)
    .where('hotId', '=', ctx.hotsite.id)
    .execute()
  await auditar(ctx, tx, {
    entidade: 'venda',
    uid,
    acao: 'desconto',
    antes: { valorDesconto },
    depois: { valorDesconto: novo },
    motivo,
  })
  return { pode: true, mudada: await assentarVenda(ctx, tx, id, nome) }
}
