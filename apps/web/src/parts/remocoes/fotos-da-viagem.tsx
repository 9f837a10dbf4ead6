// The camera on the driver's page: what is photographed now, how many the house has, how many are still on this phone.
import { momentoDaViagem, type MomentoDaViagem } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import type { SituacaoDeRemocao } from '@martelo/domain/remocoes/states.ts'
import { useCallback, useEffect, useState } from 'react'
import { type EnviarFoto, enviarFotos, fotosGuardadas, guardarFotoDaViagem } from './fila-de-fotos.ts'

const TENTAR_DE_NOVO_MS = 20_000
const TITULO: Readonly<Record<MomentoDaViagem, string>> = {
  coleta: 'Fotos da coleta',
  entrega: 'Fotos da entrega',
}

/** One sending at a time, whatever asks for it. */
const enviando = new Set<string>()

function useFotos(uid: string, enviar: EnviarFoto, reler: () => void) {
  const [aqui, setAqui] = useState(() => fotosGuardadas(uid))
  const [recusas, setRecusas] = useState<readonly string[]>([])
  const tentar = useCallback(async (): Promise<void> => {
    if (enviando.has(uid) || fotosGuardadas(uid).length === 0) return
    enviando.add(uid)
    try {
      const motivos = await enviarFotos(uid, enviar)
      if (motivos.length > 0) setRecusas(motivos)
      reler()
    } catch {
      // No line: they wait here.
    } finally {
      enviando.delete(uid)
      setAqui(fotosGuardadas(uid))
    }
  }, [uid, enviar, reler])
  useEffect(() => {
    void tentar()
    const relogio = setInterval(() => void tentar(), TENTAR_DE_NOVO_MS)
    const voltou = (): void => void tentar()
    window.addEventListener('online', voltou)
    return () => {
      clearInterval(relogio)
      window.removeEventListener('online', voltou)
    }
  }, [tentar])
  const tirar = async (momento: MomentoDaViagem, arquivo: File): Promise<boolean> => {
    const coube = await guardarFotoDaViagem(uid, momento, arquivo).catch(() => false)
    setAqui(fotosGuardadas(uid))
    if (coube) void tentar()
    return coube
  }
  return { aqui, recusas, tirar }
}

interface Props {
  readonly uid: string
  readonly situacao: SituacaoDeRemocao
  readonly naCasa: Readonly<Record<MomentoDaViagem, number>>
  readonly enviar: EnviarFoto
  readonly reler: () => void
}

export function FotosDaViagem({ uid, situacao, naCasa, enviar, reler }: Props) {
  const { aqui, recusas, tirar } = useFotos(uid, enviar, reler)
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
