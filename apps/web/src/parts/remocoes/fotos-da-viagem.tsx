// The camera on the driver's page: what is photographed now, how many the house has, how many are still on this phone.
import { momentoDaViagem, type MomentoDaViagem } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import type { SituacaoDeRemocao } from '@martelo/domain/remocoes/states.ts'
import { useState } from 'react'
import type { EnviarFoto } from './fila-de-fotos.ts'
import { useFilaDeFotos } from './usar-fila-de-fotos.ts'
import type { NaEstrada } from './viagem.tsx'

const TITULO: Readonly<Record<MomentoDaViagem, string>> = {
  coleta: 'Fotos da coleta',
  entrega: 'Fotos da entrega',
}

interface Props {
  readonly r: Pick<NaEstrada, 'uid' | 'fotos' | 'posicoes'>
  readonly situacao: SituacaoDeRemocao
  readonly enviar: EnviarFoto
  readonly reler: () => void
}

export function FotosDaViagem({ r, situacao, enviar, reler }: Props) {
  const { uid, fotos: naCasa, posicoes } = r
  const { aqui, recusas, tirar } = useFilaDeFotos(uid, enviar, reler)
  const [falhou, setFalhou] = useState(false)
  const agora = momentoDaViagem(situacao)
  const contadas = (['coleta', 'entrega'] as const).filter(
    (m) => m === agora || naCasa[m] > 0 || aqui.some((f) => f.momento === m),
  )
  if (contadas.length === 0) return null
  const foto = (m: MomentoDaViagem, arquivo: File, posicao?: string): void =>
    void tirar(m, arquivo, posicao).then((coube) => setFalhou(!coube))
  return (
    <section className="viagem-cartao" aria-label="Fotos">
      {contadas.map((m) => {
        const esperando = aqui.filter((f) => f.momento === m).length
        return (
          <div key={m} className="viagem-fotos">
            <h2>{TITULO[m]}</h2>
            <p role="status">
              {[
                quantos(naCasa[m], 'foto enviada', 'fotos enviadas'),
                esperando > 0 && `${quantos(esperando, 'foto', 'fotos')} só neste aparelho`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {m === agora && posicoes.length > 0 && (
              <ul className="viagem-posicoes" aria-label="Posições">
                {posicoes.map(({ nome, tiradas }) => (
                  <li key={nome}>
                    <Camera
                      texto={nome}
                      feita={tiradas.includes(m) || aqui.some((f) => f.momento === m && f.posicao === nome)}
                      aoTirar={(arquivo) => foto(m, arquivo, nome)}
                    />
                  </li>
                ))}
              </ul>
            )}
            {m === agora && (
              <Camera
                texto={posicoes.length > 0 ? 'Fotografar outra parte ou um dano' : 'Fotografar'}
                aoTirar={(arquivo) => foto(m, arquivo)}
              />
            )}
          </div>
        )
      })}
      {falhou && (
        <p className="viagem-aviso" role="alert">
          A foto não pôde ser guardada. Libere espaço no aparelho e tire de novo.
        </p>
      )}
      {recusas.map((m) => (
        <p className="viagem-aviso" role="alert" key={m}>
          {m}
        </p>
      ))}
    </section>
  )
}

interface PropsDaCamera {
  readonly texto: string
  readonly feita?: boolean
  readonly aoTirar: (arquivo: File) => void
}

function Camera({ texto, feita = false, aoTirar }: PropsDaCamera) {
  return (
    <label className="viagem-camera" data-feita={feita || undefined}>
      {texto}
      {feita && ': feita'}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(e) => {
          const [arquivo] = e.currentTarget.files ?? []
          e.currentTarget.value = ''
          if (arquivo) aoTirar(arquivo)
        }}
      />
    </label>
  )
}
