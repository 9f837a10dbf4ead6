// The camera on the driver's page: what is photographed now, how many the house has, how many are still on this phone.
import { momentoDaViagem, type MomentoDaViagem } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import type { SituacaoDeRemocao } from '@martelo/domain/remocoes/states.ts'
import { useState } from 'react'
import type { EnviarFoto } from './fila-de-fotos.ts'
import { useFilaDeFotos } from './usar-fila-de-fotos.ts'

const TITULO: Readonly<Record<MomentoDaViagem, string>> = {
  coleta: 'Fotos da coleta',
  entrega: 'Fotos da entrega',
}

interface Props {
  readonly uid: string
  readonly situacao: SituacaoDeRemocao
  readonly naCasa: Readonly<Record<MomentoDaViagem, number>>
  readonly enviar: EnviarFoto
  readonly reler: () => void
}

export function FotosDaViagem({ uid, situacao, naCasa, enviar, reler }: Props) {
  const { aqui, recusas, tirar } = useFilaDeFotos(uid, enviar, reler)
  const [falhou, setFalhou] = useState(false)
  const agora = momentoDaViagem(situacao)
  const contadas = (['coleta', 'entrega'] as const).filter(
    (m) => m === agora || naCasa[m] > 0 || aqui.some((f) => f.momento === m),
  )
  if (contadas.length === 0) return null
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
            {m === agora && (
              <label className="viagem-camera">
                Fotografar
                <input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  onChange={(e) => {
                    const [arquivo] = e.currentTarget.files ?? []
                    e.currentTarget.value = ''
                    if (arquivo) void tirar(m, arquivo).then((coube) => setFalhou(!coube))
                  }}
                />
              </label>
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
