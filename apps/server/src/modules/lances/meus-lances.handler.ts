import { meusLances } from '@martelo/contracts/lances/meus-lances.contract.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { valorAceito } from '@martelo/domain/lances/valor-aceito.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { ESCADA_PADRAO, ESCADA_SUCATA } from '@martelo/domain/lotes/incrementos.ts'
import { SITUACOES, SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { ehSucata } from '../../engines/salas/port.ts'
import { tipoDoSite } from './apresentar-lance.ts'
import { apresentarMeuLance } from './apresentar-meus-lances.ts'
import { type LinhaDoCartao, meusLancesComCartao } from './lances.sql.ts'

const ABERTAS = SITUACOES_DE_LOTE.filter((s) => SITUACOES[s].recebe.length > 0 || SITUACOES[s].aberto)
const QUAIS = {
  todos: null,
  abertos: ABERTAS,
  encerrados: SITUACOES_DE_LOTE.filter((s) => !ABERTAS.includes(s)),
}

handle(meusLances, async (ctx, { query }) => {
  const { cliId } = exigirCliente(ctx)
  const { linhas, total } = await ctx.ler((tx) =>
    meusLancesComCartao(tx, ctx.hotsite.id, cliId, QUAIS[query.quais], query),
  )
  ctx.contar(total)
  return linhas.map((l) => ({ ...apresentarMeuLance(l), ...cartao(l, tipoDoSite(ctx)) }))
})

function cartao(l: LinhaDoCartao, tipoHotsite: TipoHotsite) {
  const escada = l.incrementoPorValor ? (ehSucata(l.categoria) ? ESCADA_SUCATA : ESCADA_PADRAO) : null
  return {
    numero: l.numero,
    nome: l.nome,
    leilao: l.leilao,
    cidade: l.cidade,
    uf: l.uf,
    url: caminhoDoLote({ ...l, tipo: l.tipoDoBem, tipoHotsite, id: l.lelId }),
    foto:
      l.chave === null
        ? null
        : {
            base: urlPublica(l.chave),
            larguras: l.larguras ?? [],
            cor: l.cor ?? '',
            legenda: l.legenda ?? '',
          },
    minimo: l.minimo,
    proximo: valorAceito({
      valor: l.lanceAtual,
      regras: { minimo: l.minimo, incremento: l.incremento, escada },
    }),
    quantidade: l.quantidade,
    proposta: l.proposta,
    podePropor:
      l.propostas &&
      l.tipoNegociacao !== 'COMPRE_JA' &&
      SITUACOES[l.situacaoLote].recebe.includes('Proposta'),
    recibo: l.hash.toString('hex'),
    dataFim: iso(l.dataFim),
    gravado: l.gravado,
  }
}
