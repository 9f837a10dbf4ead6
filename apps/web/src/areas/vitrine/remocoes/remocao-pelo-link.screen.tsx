// One removal by the address that its carrier or driver was sent: no login, nothing else of the house.
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { chamar, ErroDeChamada } from '../../../core/api.ts'
import { Folha } from '../../../kit/formulario/folha.tsx'
import type { EnviarPassos } from '../../../parts/remocoes/fila-de-passos.ts'
import { RespostaDaTransportadora } from '../../../parts/remocoes/resposta-da-transportadora.tsx'
import { type NaEstrada, Viagem } from '../../../parts/remocoes/viagem.tsx'

export default function RemocaoPeloLink() {
  const { segredo = '' } = useParams()
  const [recusada, setRecusada] = useState(false)
  const [data, setData] = useState<NaEstrada | null>(null)
  const [error, setError] = useState<unknown>(null)
  const reler = useCallback((): void => {
    chamar('GET /v1/remocoes/link/:segredo', { params: { segredo } }).then((r) => {
      setData(r)
      setError(null)
    }, setError)
  }, [segredo])
  useEffect(reler, [reler])
  const enviar = useCallback<EnviarPassos>(
    (body) => chamar('POST /v1/remocoes/link/:segredo/passos', { params: { segredo }, body }),
    [segredo],
  )
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
      {data?.para === 'motorista' && <Viagem r={data} enviar={enviar} reler={reler} />}
    </Folha>
  )
}
