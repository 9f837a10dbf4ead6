// Reads the lots of a basket from its address. What cannot be bought now stays in sight and says so. A client reads what
// his groups change for him; a visitor the price of everyone.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { tipoDoFrete } from '@martelo/domain/entregas/frete.ts'
import { lerCesta } from '@martelo/domain/lotes/cesta.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { composicaoDoCompreJa, rotuloDaDespesa } from '@martelo/domain/lotes/valores.ts'
import { nuloSeRecusado } from '../../../../core/api.ts'
import type { DoServidor } from '../../../../core/contexto.ts'
import { precoFixo } from '../../../../parts/lances/preco-do-leitor.ts'

type Lote = RespostaDe<Calls['GET /v1/lote/publico/:id']>

export async function lerItensDaCesta(s: DoServidor, url: URL) {
  const { chamar, marca } = s
  const ids = lerCesta(url.searchParams.get('lotes'))
  const lidos = await Promise.all(
    ids.map((id) => chamar('GET /v1/lote/publico/:id', { params: { id } }).catch(nuloSeRecusado)),
  )
  return Promise.all(
    lidos
      .filter((l) => l !== null)
      .map(async (l) => {
        const { valor, grupo, impedido } = await paraQuemLe(s, l)
        const conta = composicaoDoCompreJa(valor)
        return {
          id: l.id,
          uid: l.uid,
          nome: l.nome,
          numero: l.numero,
          url: l.url,
          foto: l.fotosUrls[0] ?? null,
          leiUid: l.leilao.uid,
          preco: conta?.valor ?? 0,
          grupo,
          total: conta?.totalAPagar ?? 0,
          despesas: (conta?.despesas ?? []).map((d) => ({
            rotulo: rotuloDaDespesa(d.despesa, marca.tipo),
            valor: d.valor,
          })),
          impedido,
          disponivel: conta !== null && impedido === null && recebeLances(l.situacao),
          frete: tipoDoFrete(l.categoria),
          uf: l.localizacao.uf,
        }
      }),
  )
}

async function paraQuemLe({ chamar, quem }: DoServidor, l: Lote) {
  const impedido = l.compraIndisponivel ? 'Indisponível para compra no momento.' : null
  const todos = { valor: l.valor, grupo: null, impedido }
  if (impedido !== null) return todos
  if (!quem?.cliUid || l.valor.compreJa === null) return todos
  const dele = await chamar('GET /v1/leilao/lotes/:lelUid/ao-vivo', { params: { lelUid: l.uid } }).catch(
    nuloSeRecusado,
  )
  // The rest of what stands in his way he can still change: papers, enabling.
  const barrado = dele?.meu?.impedimento?.codigo === 'restrito-a-grupos'
  if (barrado) return { ...todos, impedido: dele.meu?.impedimento?.mensagem ?? null }
  const fixo = dele && precoFixo(dele.estado, dele.meu)
  if (!dele || !fixo) return todos
  return {
    valor: { ...l.valor, ...dele.despesas, compreJa: fixo.preco },
    grupo: fixo.grupo && { ...fixo.grupo, cheio: fixo.cheio },
    impedido: null,
  }
}

export type ItemLido = Awaited<ReturnType<typeof lerItensDaCesta>>[number]
