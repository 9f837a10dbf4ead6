// The consignor's own search. The sums are over everything found, by the same rule as each line.
import { buscaElasticComitente } from '@martelo/contracts/portal/busca-elastic-comitente.contract.ts'
import type { ResultadoDoLote } from '@martelo/domain/portal/resultado-do-lote.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { handle } from '../../core/http/handle.ts'
import { deQuem } from './de-quem.ts'
import { comitentesDaPessoa, lotesDoComitente } from './lotes-do-comitente.sql.ts'
import { resultadoDe } from './resultado-da-linha.ts'
import { lotesDaPessoa } from './solicitacoes.sql.ts'

handle(buscaElasticComitente, (ctx, { body }) =>
  ctx.ler(async (tx) => {
    const q = deQuem(ctx)
    const achados = await lotesDoComitente(tx, lotesDaPessoa(q), {
      texto: body.texto || null,
      leiUid: body.leiUid ?? null,
      comIds: body.comIds,
      situacoes: body.situacoes,
      de: body.de ?? null,
      ate: body.ate ?? null,
    })
    const comResultado = achados.map((l) => {
      const r = resultadoDe(l)
      return { l, r, prevista: r.arremate !== null && l.prestadoValor === null }
    })
    const somar = (valor: (r: ResultadoDoLote) => number | null) =>
      comResultado.reduce((soma, { r }) => soma + (valor(r) ?? 0), 0)
    const inicio = (body.pagina - 1) * body.porPagina
    return {
      total: achados.length,
      totais: {
        vendidos: comResultado.filter(({ r }) => r.arremate !== null).length,
        arremates: somar((r) => r.arremate),
        comissao: somar((r) => r.comissao),
        despesas: somar((r) => r.despesas),
        liquido: somar((r) => r.liquido),
        previsto: comResultado.reduce((soma, { r, prevista }) => soma + (prevista ? (r.liquido ?? 0) : 0), 0),
      },
      comitentes: await comitentesDaPessoa(tx, q),
      lotes: comResultado.slice(inicio, inicio + body.porPagina).map(({ l, r, prevista }) => ({
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
        prevista,
        veiUid: l.veiUid,
      })),
    }
  }),
)
