// Reads the lots of a comparison and puts their facts into rows. Leaves out lots that are gone, and says how many, and rows
// without a value; a fault is the page's fault, never a lot that is gone.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { precoFixo } from '@martelo/domain/lotes/preco-fixo.ts'
import { composicaoDoCompreJa, composicaoDoLote } from '@martelo/domain/lotes/valores.ts'
import { redirect } from 'react-router'
import { nuloSeRecusado } from '../../../../core/api.ts'
import type { DoServidor } from '../../../../core/contexto.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import { gruposDeFatos } from '../lote/fatos-do-lote.server.ts'

const MAXIMO = 4

/** What the lot's card names, and what it costs then: a shop's price before its offers. */
export function contaDaComparacao(
  l: Pick<LotePublico, 'valor' | 'compreJa' | 'lance' | 'valorVendido' | 'situacao'>,
  tipo: TipoHotsite,
) {
  const temPreco = tipo === 'loja' && precoFixo(l) !== null
  return (temPreco ? composicaoDoCompreJa(l.valor) : null) ?? composicaoDoLote(l.valor)
}

export async function lerComparacao({ chamar, marca, quem }: DoServidor, url: URL) {
  if (marca.necessarioLoginParaVisualizar && quem === null)
    throw redirect(`/login?${new URLSearchParams({ redirect: url.pathname + url.search })}`)
  const pedidos = (url.searchParams.get('lotes') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  const ids = [...new Set(pedidos)].slice(0, MAXIMO)
  const lidos = await Promise.all(
    ids.map((id) => chamar('GET /v1/lote/publico/:id', { params: { id: Number(id) } }).catch(nuloSeRecusado)),
  )
  const lotes = lidos.filter((l) => l !== null)
  const p = palavras(marca.tipo)
  const colunas = lotes.map((l) => {
    const conta = contaDaComparacao(l, marca.tipo)
    const fim = (l.encerraPorTempo && l.dataFim) || l.leilao.data
    const inicio = [
      [l.valorVendido === null ? 'Valor atual' : 'Vendido por', reais(conta.valor)],
      ['Custo total no valor atual', reais(conta.totalAPagar)],
      [
        `${p.lance.varios.charAt(0).toUpperCase()}${p.lance.varios.slice(1)}`,
        String(l.lance?.quantidade ?? 0),
      ],
      ['Encerra', formatarDataHora(Date.parse(fim))],
      ['Local', l.cidade ? `${l.cidade}/${l.uf}` : null],
    ] as const
    const fatos = gruposDeFatos(l, marca.tipo).flatMap((g) =>
      g.fatos.map((f) => [f.rotulo, f.valor] as const),
    )
    const pneus = l.veiculo.rodas.map((r) => r.resposta)
    return new Map<string, string | null>([
      ...inicio,
      ...fatos,
      ['Pneus', pneus.length === 0 ? null : [...new Set(pneus)].join(', ')],
    ])
  })
  const rotulos = [...new Set(colunas.flatMap((c) => [...c.keys()]))]
  return {
    sairam: ids.length - lotes.length,
    lotes: lotes.map((l) => ({
      id: l.id,
      numero: l.numero,
      nome: l.nome,
      url: l.url,
      foto: l.fotosUrls[0] ?? null,
      sem: `/comparar?${new URLSearchParams({ lotes: ids.filter((id) => id !== String(l.id)).join(',') })}`,
    })),
    linhas: rotulos
      .map((rotulo) => {
        const valores = colunas.map((c) => c.get(rotulo) ?? null)
        return { rotulo, valores, difere: new Set(valores).size > 1 }
      })
      .filter((linha) => linha.valores.some((v) => v !== null)),
  }
}
