// The consignor's own search. The sums are over everything found, by the same rule as each line.
import { buscaElasticComitente } from '@martelo/contracts/portal/busca-elastic-comitente.contract.ts'
import { resultadoDoLote, type ResultadoDoLote } from '@martelo/domain/portal/resultado-do-lote.ts'
import { lerFaixas } from '@martelo/domain/prestacoes/comissao-do-contrato.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { handle } from '../../core/http/handle.ts'
import { deQuem } from './de-quem.ts'
import { comitentesDaPessoa, type LinhaDoComitente, lotesDoComitente } from './lotes-do-comitente.sql.ts'

function resultadoDe(l: LinhaDoComitente): ResultadoDoLote {
  const lidas = lerFaixas(l.comissaoFaixas)
  return resultadoDoLote({
    situacao: l.situacao,
    lance: l.lance,
    reserva: l.reserva,
    contrato: {
      quemPaga: l.comissaoPagaPor,
      porcentagem: l.comissaoPorcentagem ?? 0,
      minima: l.comissaoMinima ?? 0,
      faixas: lidas.ok ? lidas.faixas : [],
    },
    prestado:
      l.prestadoValor === null || l.prestadoComissao === null
        ? null
        : { valor: l.prestadoValor, comissao: l.prestadoComissao },
  })
}

handle(buscaElasticComitente, (ctx, { body }) =>
  ctx.ler(async (tx) => {
    const q = deQuem(ctx)
    const achados = await lotesDoComitente(tx, q, {
      texto: body.texto || null,
      leiUid: body.leiUid ?? null,
      comIds: body.comIds,
      situacoes: body.situacoes,
      de: body.de ?? null,
      ate: body.ate ?? null,
    })
    const comResultado = achados.map((l) => ({ l, r: resultadoDe(l) }))
    const somar = (valor: (r: ResultadoDoLote) => number | null) =>
      comResultado.reduce((soma, { r }) => soma + (valor(r) ?? 0), 0)
    const inicio = (body.pagina - 1) * body.porPagina
    return {
      total: achados.length,
      totais: {
        vendidos: comResultado.filter(({ r }) => r.arremate !== null).length,
        arremates: somar((r) => r.arremate),
        comissao: somar((r) => r.comissao),
        liquido: somar((r) => r.liquido),
      },
      comitentes: await comitentesDaPessoa(tx, q),
      lotes: comResultado.slice(inicio, inicio + body.porPagina).map(({ l, r }) => ({
        lelUid: l.lelUid,
        numero: l.numero,
        nome: l.nome,
        placa: l.placa,
        chassi: l.chassi,
        foto: l.fotoChave === null ? null : urlPublica(`${l.fotoChave}-${l.fotoLargura}.webp`),
        situacao: l.situacao,
        comitente: l.comitente,
        leilao: {
          uid: l.leiUid,
          nome: l.leilao,
          data: l.leilaoData.toISOString(),
          situacao: l.leilaoSituacao,
        },
        minimo: l.minimo,
        reserva: l.reserva,
        lance: l.lance,
        lances: l.lances,
        ...r,
      })),
    }
  }),
)
