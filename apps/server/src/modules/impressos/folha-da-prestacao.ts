// The statement to a consignor, from the copy that was kept when it was approved: its words never change.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type CopiaDaPrestacao, copiaGuardada } from '../prestacoes/door.ts'
import { lerLeilaoNoPapel, topoDoLeilao } from './leilao-no-papel.ts'
import { dados } from './partes-da-folha.ts'

export async function folhaDaPrestacao(ctx: Ctx, uid: string): Promise<readonly Folha[] | null> {
  const achada = await copiaGuardada(ctx, uid)
  const leilao = achada && (await ctx.ler((tx) => lerLeilaoNoPapel(tx, ctx.hotsite.id, achada.leiUid)))
  if (!achada || !leilao) return null
  const { copia } = achada
  const comMulta = (copia.contas.multas ?? 0) > 0
  const comCorrecao = copia.lotes.some((l) => (l.correcao ?? 0) > 0)
  return [
    {
      ...topoDoLeilao(ctx, leilao, { titulo: 'Prestação de contas', numero: copia.codigo }),
      blocos: [
        dados('Comitente', [
          ['Nome', copia.comitente],
          ['CNPJ', copia.cnpj === null ? null : formatarCnpj(copia.cnpj)],
          ['Contrato', copia.contrato],
        ]),
        {
          tipo: 'tabela',
          titulo: 'Lotes vendidos e pagos',
          colunas: [
            { titulo: 'Lote', peso: 5, nomeia: true },
            { titulo: 'Venda', peso: 1.2 },
            { titulo: 'Arremate', peso: 2, valor: true },
            ...(comMulta ? [{ titulo: 'Multa', peso: 2, valor: true }] : []),
            ...(comCorrecao ? [{ titulo: 'Correção', peso: 2, valor: true }] : []),
            { titulo: 'Comissão', peso: 2, valor: true },
          ],
          linhas: copia.lotes.map((l) => [
            `${l.lote} – ${l.nome}`,
            String(numeroDaVenda(l.vndId)),
            formatarReais(l.valor),
            ...(comMulta ? [formatarReais(l.multa ?? 0)] : []),
            ...(comCorrecao ? [formatarReais(l.correcao ?? 0)] : []),
            formatarReais(l.comissao),
          ]),
        },
        {
          tipo: 'tabela',
          titulo: 'Despesas, adiantamentos, retenções e correções',
          vazia: 'Não há lançamentos.',
          colunas: [
            { titulo: 'Descrição', peso: 5, nomeia: true },
            { titulo: 'Tipo', peso: 2 },
            { titulo: 'Dia', peso: 1.5 },
            { titulo: 'Valor', peso: 2, valor: true },
          ],
          linhas: copia.lancamentos.map((l) => [
            l.descricao,
            l.tipo,
            formatarDia(l.dia),
            formatarReais(l.valor),
          ]),
        },
        { tipo: 'valores', titulo: 'Resumo', linhas: resumo(copia) },
        {
          tipo: 'texto',
          paragrafos: [
            `Conferida por ${copia.conferidaPor} e aprovada por ${copia.aprovadaPor} em ${formatarDataHora(Date.parse(copia.aprovadaAt))}.`,
            'Decreto 21.981/1932, art. 27.',
          ],
          miudo: true,
        },
      ],
    },
  ]
}

function resumo({ contas: c }: CopiaDaPrestacao) {
  return [
    { rotulo: 'Vendido', valor: c.vendido },
    ...(c.multas ? [{ rotulo: 'Multa por parcela em atraso (CPC, art. 895, § 4º)', valor: c.multas }] : []),
    ...(c.correcoes ? [{ rotulo: 'Correção por índice', valor: c.correcoes }] : []),
    { rotulo: 'Comissão do comitente', valor: -c.comissao },
    { rotulo: 'Despesas', valor: -c.despesas },
    { rotulo: 'Adiantamentos', valor: -c.adiantamentos },
    { rotulo: 'Retido', valor: -c.retido },
    { rotulo: 'Líquido a pagar', valor: c.liquido, forte: true },
  ]
}
