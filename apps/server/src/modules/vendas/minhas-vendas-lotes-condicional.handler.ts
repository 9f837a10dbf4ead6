// Lots whose last word is the consignor's: nothing is due yet, so they are no sale, but the buyer has to see them.
import { minhasVendasLotesCondicional } from '@martelo/contracts/vendas/minhas-vendas-lotes-condicional.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ultimoDiaDoPrazo } from '@martelo/domain/condicionais/acordo.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { orientarVenda } from '@martelo/domain/vendas/orientacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { enderecoDaFoto } from './apresentar-venda.ts'

interface Linha {
  lelId: number
  lelUid: string
  leiUid: string
  leilao: string
  numero: string
  nome: string
  situacao: string
  valor: number
  resposta: string | null
  novoValor: number | null
  prazo: Date | null
  cidade: string | null
  uf: string | null
  tipoNome: string
  marca: string
  anoModelo: number | null
  chave: string | null
  larguras: number[] | null
}

async function lerLotes(tx: Tx, hotId: number, cliId: number): Promise<Linha[]> {
  const r = await sql<Linha>`
    select l.id as lel_id, l.uid as lel_uid, a.uid as lei_uid, a.nome as leilao, l.numero, l.nome, l.situacao, l.lance_valor as valor,
      l.condicional_resposta as resposta, l.condicional_novo_valor as novo_valor, l.condicional_prazo as prazo,
      coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf, t.nome as tipo_nome, v.marca, v.ano_modelo, f.chave, f.larguras
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join tipo_lote t on t.id = l.tipo_id
      left join patio p on p.id = v.pat_id
      left join lateral (select x.chave, x.larguras from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto' order by x.ordem limit 1) f on true
    where l.hot_id = ${hotId} and l.lance_cli_id = ${cliId} and l.lance_valor is not null
      and (l.situacao = 'CONDICIONAL' or (l.situacao in ('CONDICIONAL_NEGADA', 'NEGADA_CONDICIONAL') and l.situacao_at > now() - interval '30 days'))
    order by l.situacao_at desc limit 100`.execute(tx)
  return r.rows
}

function orientar(l: Linha): string {
  const negada = l.situacao !== 'CONDICIONAL'
  const prazo = l.prazo === null ? diaEmBrasilia(0) : ultimoDiaDoPrazo(l.prazo.getTime())
  return orientarVenda({
    situacao: negada ? 'Cancelada' : 'Condicional',
    forma: 'transferencia',
    somas: { restante: 0, aprovado: 0, divergente: 0, aguardandoValidacao: 0 },
    dataPagamento: prazo,
    motivoDivergencia: null,
    motivoCancelada: null,
    condicional: { prazo, novoValor: l.resposta === 'Novo valor' ? l.novoValor : null, negada },
    itens: [],
  }).texto
}

handle(minhasVendasLotesCondicional, async (ctx) => {
  const { cliId } = exigirCliente(ctx)
  const tipoHotsite = ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao'
  const lotes = await ctx.ler((tx) => lerLotes(tx, ctx.hotsite.id, cliId))
  return lotes.map((l) => ({
    loteId: l.lelUid,
    leiUid: l.leiUid,
    leilao: l.leilao,
    numero: l.numero,
    nome: l.nome,
    foto: enderecoDaFoto(l.chave, l.larguras),
    url: caminhoDoLote({ ...l, tipo: l.tipoNome, tipoHotsite, id: l.lelId }),
    valor: l.valor,
    situacaoLote: l.situacao,
    rotuloLote: rotuloDaSituacao(l.situacao, tipoHotsite),
    resposta: l.resposta,
    novoValor: l.resposta === 'Novo valor' ? l.novoValor : null,
    prazo: iso(l.prazo),
    orientacao: orientar(l),
  }))
})
