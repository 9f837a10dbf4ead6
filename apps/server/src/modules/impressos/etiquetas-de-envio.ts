// Address labels of the papers that go by mail: one sheet an item, for some marked items or for all of an auction.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { etiquetasDe } from '../entregas/door.ts'
import { logoImpresso } from './montar-impresso.ts'
import { dados } from './partes-da-folha.ts'

/** `itens-12-34`: these items; otherwise the uid of an item or of an auction */
function quais(chave: string): Parameters<typeof etiquetasDe>[2] {
  return chave.startsWith('itens-') ? { ids: chave.split('-').slice(1).map(Number) } : { uid: chave }
}

export async function etiquetasDeEnvio(ctx: Ctx, chave: string): Promise<readonly Folha[] | null> {
  const linhas = await ctx.ler((tx) => etiquetasDe(tx, ctx.hotsite.id, quais(chave)))
  const { nome, cidade, uf } = ctx.hotsite
  return linhas.map((l) => ({
    titulo: 'Etiqueta de envio',
    numero: `Venda ${numeroDaVenda(l.vndId)} · lote ${l.lote}`,
    casa: { nome, logo: logoImpresso(ctx) },
    cabecalho: [[l.veiculo, l.placa && `placa ${formatarPlaca(l.placa)}`].filter(Boolean).join(' · ')],
    emitidoAt: new Date(ctx.agora).toISOString(),
    marca: l.metodo,
    completo: true,
    conferencia: null,
    blocos: [
      dados('Destinatário', [
        ['Nome', l.comprador],
        ['Endereço', l.rua],
        ['Bairro', l.bairro],
        ['CEP', l.cep],
        ['Cidade', `${l.cidade}/${l.uf}`],
      ]),
      dados('Remetente', [
        ['Nome', nome],
        ['Cidade', [cidade, uf].filter(Boolean).join('/') || null],
      ]),
    ],
  }))
}
