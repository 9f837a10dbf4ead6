import { parcelasDaVenda } from '@martelo/contracts/judicial/parcelas-da-venda.contract.ts'
import type { RespostaDaCorrecao } from '@martelo/domain/indices/correcao-por-indice.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { multaDaParcela } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { handle } from '../../core/http/handle.ts'
import { correcoesDoPlano } from './correcao-das-parcelas.ts'
import { lerMoras, lerParcelas, type MoraLida, type ParcelaLida } from './mora.sql.ts'

handle(parcelasDaVenda, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const porLote = Map.groupBy(await lerParcelas(tx, hotId, params.id), (p) => p.lelId)
    const moras = porLote.size === 0 ? [] : await lerMoras(tx, hotId, { vndId: params.id })
    const hoje = diaEmBrasilia(ctx.agora)
    const planos: ReturnType<typeof apresentarPlano>[] = []
    for (const [lelId, plano] of porLote) {
      const dele = moras.filter((m) => m.lelId === lelId)
      const correcoes = await correcoesDoPlano(tx, hotId, { plano, moras: dele, hoje })
      planos.push(apresentarPlano(plano, dele, hoje, correcoes))
    }
    return planos
  }),
)

function apresentarPlano(
  plano: readonly ParcelaLida[],
  moras: readonly MoraLida[],
  hoje: string,
  correcoes: ReadonlyMap<number, RespostaDaCorrecao>,
) {
  const { lelUid = '', lote = '', indice = 'TABELA_DO_TRIBUNAL' as const } = plano[0] ?? {}
  const multadas = moras.filter((m) => m.ativa && m.tipo === 'MULTA').map((m) => m.parcela)
  return {
    lelUid,
    lote,
    indice,
    parcelas: plano.map((p) => {
      const r = multaDaParcela(plano, p.numero, { hoje, multadas })
      const c = correcoes.get(p.numero)
      return {
        numero: p.numero,
        vencimento: p.vencimento,
        valor: p.valor,
        paga: p.paga,
        vencida: !p.paga && hoje > p.vencimento,
        multa: r.pode ? { parcelas: r.parcelas, base: r.base, multa: r.multa } : null,
        porque: r.pode ? null : r.motivo,
        correcao: c?.pode ? { valor: c.correcao, periodo: c.periodo } : null,
        semCorrecao: c === undefined || c.pode ? null : c.motivo,
      }
    }),
    moras: moras.map((m) => ({
      uid: m.uid,
      versao: m.versao,
      tipo: m.tipo,
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
