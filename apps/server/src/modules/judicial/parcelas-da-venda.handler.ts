import { parcelasDaVenda } from '@martelo/contracts/judicial/parcelas-da-venda.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { multaDaParcela } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { handle } from '../../core/http/handle.ts'
import { lerMoras, lerParcelas, type MoraLida, type ParcelaLida } from './mora.sql.ts'

handle(parcelasDaVenda, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const porLote = Map.groupBy(await lerParcelas(tx, hotId, params.id), (p) => p.lelId)
    const moras = porLote.size === 0 ? [] : await lerMoras(tx, hotId, { vndId: params.id })
    const hoje = diaEmBrasilia(ctx.agora)
    return [...porLote].map(([lelId, plano]) =>
      apresentarPlano(
        plano,
        moras.filter((m) => m.lelId === lelId),
        hoje,
      ),
    )
  }),
)

function apresentarPlano(plano: readonly ParcelaLida[], moras: readonly MoraLida[], hoje: string) {
  const { lelUid = '', lote = '', indice = 'TABELA_DO_TRIBUNAL' as const } = plano[0] ?? {}
  const multadas = moras.filter((m) => m.ativa).map((m) => m.parcela)
  return {
    lelUid,
    lote,
    indice,
    parcelas: plano.map((p) => {
      const r = multaDaParcela(plano, p.numero, { hoje, multadas })
      return {
        numero: p.numero,
        vencimento: p.vencimento,
        valor: p.valor,
        paga: p.paga,
        vencida: !p.paga && hoje > p.vencimento,
        multa: r.pode ? { parcelas: r.parcelas, base: r.base, multa: r.multa } : null,
        porque: r.pode ? null : r.motivo,
      }
    }),
    moras: moras.map((m) => ({
      uid: m.uid,
      versao: m.versao,
      parcela: m.parcela,
      base: m.base,
      multa: m.multa,
      retirada: !m.ativa,
      escolha: m.escolha,
      explicacao: m.explicacao,
      createdAt: m.createdAt.toISOString(),
    })),
  }
}
