// One removal by the address that its carrier or driver was sent: no login, nothing else of the house.
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { chamar, enviar as enviarArquivo } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { Folha } from '../../../kit/formulario/folha.tsx'
import type { EnviarFoto } from '../../../parts/remocoes/fila-de-fotos.ts'
import type { EnviarPassos } from '../../../parts/remocoes/fila-de-passos.ts'
import { RespostaDaTransportadora } from '../../../parts/remocoes/resposta-da-transportadora.tsx'
import { esquecerViagem, guardarViagem, lerViagem } from '../../../parts/remocoes/viagem-guardada.ts'
import { type NaEstrada, Viagem } from '../../../parts/remocoes/viagem.tsx'
import { useVistoriasDaViagem } from '../../../parts/remocoes/usar-vistorias-da-viagem.ts'
import { CartaoDasVistorias } from '../../../parts/remocoes/vistorias-da-viagem.tsx'
import { guardarPaginaNoAparelho } from '../../../parts/vistorias/guardar-pagina.ts'
import { comRede, trazerPartes } from '../../../core/ao-ver.ts'

/** What is fetched when the page stands, when it comes into view, or when something is told. */
const partesDeDepois = (): Promise<unknown> =>
  Promise.all([
    trazerPartes(),
    import('@martelo/ui/toast.tsx'),
    import('../../../parts/faixas/faixa-de-manutencao.tsx'),
  ])

const trazerVistoria = () => import('../../../parts/remocoes/vistoria-aberta.tsx')
const VistoriaAberta = lazy(() => comRede(trazerVistoria))

/** As the server tells it, or as this phone kept it. */
function useRemocaoDoLink(segredo: string) {
  const [data, setData] = useState<NaEstrada | null>(null)
  const [error, setError] = useState<unknown>(null)
  const reler = useCallback((): void => {
    chamar('GET /v1/remocoes/link/:segredo', { params: { segredo } }).then(
      (r) => {
        setData(r)
        setError(null)
        if (r.para === 'motorista') void guardarViagem(segredo, r)
      },
      async (e: unknown) => {
        // Ended or taken back: what the phone kept of it goes too.
        if (e instanceof ErroDeChamada && e.codigo === 404) {
          await esquecerViagem(segredo)
          setData(null)
        } else {
          const guardada = await lerViagem(segredo)
          setData((ja) => ja ?? guardada)
        }
        setError(e)
      },
    )
  }, [segredo])
  useEffect(reler, [reler])
  return { data, error, reler }
}

/** True when the page opens without network from now on. */
function useNoAparelho(vistoria: boolean): boolean {
  const [noAparelho, setNoAparelho] = useState(false)
  useEffect(() => {
    setNoAparelho(false)
    const antes = () => Promise.all([partesDeDepois(), vistoria ? trazerVistoria() : null])
    return guardarPaginaNoAparelho('viagem', { antes, aoGuardar: () => setNoAparelho(true) })
  }, [vistoria])
  return noAparelho
}

/** What the driver sends by his address. */
function useEnvios(segredo: string) {
  const enviar = useCallback<EnviarPassos>(
    (body) => chamar('POST /v1/remocoes/link/:segredo/passos', { params: { segredo }, body }),
    [segredo],
  )
  const enviarFoto = useCallback<EnviarFoto>(
    (f, arquivo) =>
      enviarArquivo('POST /v1/remocoes/link/:segredo/fotos', [arquivo], {
        params: { segredo },
        body: { momento: f.momento, chaveDoPedido: f.chave, posicao: f.posicao },
      }),
    [segredo],
  )
  return { enviar, enviarFoto }
}

export default function RemocaoPeloLink() {
  const { segredo = '' } = useParams()
  const [recusada, setRecusada] = useState(false)
  const { data, error, reler } = useRemocaoDoLink(segredo)
  const cabeca = (
    <>
      <title>Remoção</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  )
  if (recusada)
    return (
      <Folha titulo="Resposta registrada" resumo="A casa vai procurar outra transportadora.">
        {cabeca}
      </Folha>
    )
  if (error !== null && data === null) {
    const acabou = error instanceof ErroDeChamada && error.codigo === 404
    return (
      <Folha
        titulo={acabou ? 'Este endereço não vale mais' : 'Não foi possível abrir'}
        resumo={acabou ? 'Peça um novo a quem o enviou.' : 'Confira a rede e abra de novo.'}
      >
        {cabeca}
      </Folha>
    )
  }
  return (
    <Folha titulo={data !== null ? `Remoção ${data.id}` : 'Remoção'} larga>
      {cabeca}
      {data?.para === 'transportadora' && (
        <RespostaDaTransportadora
          key={data.versao}
          r={data}
          segredo={segredo}
          aoResponder={(r) => (r === null ? setRecusada(true) : reler())}
        />
      )}
      {data?.para === 'motorista' && <DoMotorista r={data} segredo={segredo} reler={reler} />}
    </Folha>
  )
}

interface PropsDoMotorista {
  readonly r: NaEstrada
  readonly segredo: string
  readonly reler: () => void
}

function DoMotorista({ r, segredo, reler }: PropsDoMotorista) {
  // No address of its own: a page of the storefront asks the server when its address changes, and here may be no network.
  const [qual, setQual] = useState<string | null>(null)
  const vistorias = useVistoriasDaViagem(segredo, r)
  const noAparelho = useNoAparelho(vistorias.aqui.length + r.vistorias.length > 0)
  const { enviar, enviarFoto } = useEnvios(segredo)
  const aberta = vistorias.aqui.find((x) => x.uid === qual)
  const abrir = (uid: string | null): void => {
    setQual(uid)
    scrollTo(0, 0)
  }
  if (aberta !== undefined)
    return (
      <Suspense fallback={<p role="status">Abrindo a vistoria…</p>}>
        <VistoriaAberta r={aberta} enviar={vistorias.enviar} aoVoltar={() => abrir(null)} />
      </Suspense>
    )
  return (
    <Viagem
      r={r}
      enviar={enviar}
      enviarFoto={enviarFoto}
      reler={reler}
      noAparelho={noAparelho}
      vistorias={<CartaoDasVistorias r={r} vistorias={vistorias} abrir={abrir} />}
    />
  )
}
