// Reads the lots of a basket from its address. What cannot be bought now stays in sight and says so.
import { tipoDoFrete } from '@martelo/domain/entregas/frete.ts'
import { lerCesta } from '@martelo/domain/lotes/cesta.ts'
import { composicaoDoCompreJa, rotuloDaDespesa } from '@martelo/domain/lotes/valores.ts'
import { recebeLances } from '@martelo/domain/lotes/situacoes.ts'
import { nuloSeRecusado } from '../../../../core/api.ts'
import type { DoServidor } from '../../../../core/contexto.ts'

export async function lerItensDaCesta({ chamar, marca }: DoServidor, url: URL) {
  const ids = lerCesta(url.searchParams.get('lotes'))
  const lidos = await Promise.all(
    ids.map((id) => chamar('GET /v1/lote/publico/:id', { params: { id } }).catch(nuloSeRecusado)),
  )
  return lidos.flatMap((l) => {
    if (l === null) return []
    const conta = composicaoDoCompreJa(l.valor)
    return [
      {
        id: l.id,
        uid: l.uid,
        nome: l.nome,
        numero: l.numero,
        url: l.url,
        foto: l.fotosUrls[0] ?? null,
        leiUid: l.leilao.uid,
        preco: conta?.valor ?? 0,
        total: conta?.totalAPagar ?? 0,
        despesas: (conta?.despesas ?? []).map((d) => ({
          rotulo: rotuloDaDespesa(d.despesa, marca.tipo),
          valor: d.valor,
        })),
        disponivel: conta !== null && recebeLances(l.situacao),
        frete: tipoDoFrete(l.categoria),
        uf: l.localizacao.uf,
      },
    ]
  })
}

export type ItemLido = Awaited<ReturnType<typeof lerItensDaCesta>>[number]
