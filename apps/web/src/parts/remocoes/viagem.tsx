// The driver's page on a phone: where to go, what to tell, in order, with or without network. Each touch is kept on the
// phone first; what is still there is said. The place is sent only after he allowed it, while the page is open.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import {
  NA_ESTRADA,
  podeTransitarRemocao,
  ROTULO_DA_REMOCAO,
  type SituacaoDeRemocao,
} from '@martelo/domain/remocoes/states.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import type { EnviarFoto } from './fila-de-fotos.ts'
import type { EnviarPassos, Passo } from './fila-de-passos.ts'
import { FotosDaViagem } from './fotos-da-viagem.tsx'
import { useFilaDePassos } from './usar-fila-de-passos.ts'
import './viagem.css'

export type NaEstrada = RespostaDe<Calls['GET /v1/remocoes/link/:segredo']>
type Evento = 'chegar' | 'coletar' | 'frustrar' | 'entregar'

const BOTAO: Readonly<Record<Evento, string>> = {
  chegar: 'Cheguei ao local',
  coletar: 'Veículo carregado',
  frustrar: 'Não foi possível coletar',
  entregar: 'Entreguei no pátio',
}
const FEITO: Readonly<Record<string, string>> = {
  agendar: 'Agendada',
  chegar: 'No local',
  coletar: 'Carregado',
  frustrar: 'Não coletado',
  entregar: 'Entregue no pátio',
}
const POSICAO_MS = 60_000

/** The state that the kept steps lead to: what the server will say when it has them. */
function situacaoComOsGuardados(r: NaEstrada, guardados: readonly Passo[]): SituacaoDeRemocao {
  let de = r.situacao
  for (const { evento, motivo } of guardados) {
    if (evento === 'posicao') continue
    const p = podeTransitarRemocao({ de, evento, atores: ['Motorista'] }, { bloqueada: false, motivo })
    if (p.pode) de = p.para
  }
  return de
}

/** Where the phone is, asked once; null when it does not say. */
const ondeEsta = (): Promise<{ latitude: number; longitude: number } | null> =>
  new Promise((ok) => {
    if (!('geolocation' in navigator)) return ok(null)
    navigator.geolocation.getCurrentPosition(
      (p) => ok({ latitude: p.coords.latitude, longitude: p.coords.longitude }),
      () => ok(null),
      { enableHighAccuracy: true, timeout: 8_000, maximumAge: 30_000 },
    )
  })

interface PropsDaViagem {
  readonly r: NaEstrada
  readonly enviar: EnviarPassos
  readonly enviarFoto: EnviarFoto
  readonly reler: () => void
  /** the page opens without network from now on */
  readonly noAparelho?: boolean
  /** what the house asks him to inspect */
  readonly vistorias?: ReactNode
}

export function Viagem({
  r,
  enviar,
  enviarFoto,
  reler,
  noAparelho = false,
  vistorias = null,
}: PropsDaViagem) {
  const { guardados, recusas, semRede, contar } = useFilaDePassos(r.uid, enviar, reler)
  const [comPosicao, setComPosicao] = useState(false)
  const [frustrando, setFrustrando] = useState(false)
  const [cheio, setCheio] = useState(false)
  const situacao = situacaoComOsGuardados(r, guardados)
  const naEstrada = NA_ESTRADA.includes(situacao)
  useEffect(() => {
    if (!comPosicao || !naEstrada) return
    const mandar = async (): Promise<void> => {
      const onde = await ondeEsta()
      if (onde !== null) contar({ evento: 'posicao', ...onde })
    }
    void mandar()
    const relogio = setInterval(() => void mandar(), POSICAO_MS)
    return () => clearInterval(relogio)
  }, [comPosicao, naEstrada, contar])
  const passo = async (evento: Evento, motivo: string | null = null): Promise<void> => {
    const onde = comPosicao ? await ondeEsta() : null
    setCheio(!contar({ evento, motivo, ...onde }))
    setFrustrando(false)
  }
  const pode = (evento: Evento): boolean =>
    podeTransitarRemocao({ de: situacao, evento, atores: ['Motorista'] }, { bloqueada: false, motivo: '-' })
      .pode
  const esperando = guardados.filter((p) => p.evento !== 'posicao').length
  return (
    <div className="viagem">
      {(esperando > 0 || semRede) && (
        <p className="viagem-aviso" role="status">
          {esperando > 0
            ? `${quantos(esperando, 'passo guardado', 'passos guardados')} neste aparelho. ${semRede ? 'Será enviado quando a rede voltar.' : 'Enviando…'}`
            : 'Sem rede agora.'}
        </p>
      )}
      {cheio && (
        <p className="viagem-aviso" role="alert">
          O aparelho não tem espaço para guardar este passo. Libere espaço e toque de novo.
        </p>
      )}
      <Recusas frases={recusas} />
      <Veiculo r={r} situacao={situacao} />
      {vistorias}
      <FotosDaViagem r={r} situacao={situacao} enviar={enviarFoto} reler={reler} />
      <div className="viagem-acoes">
        {(['chegar', 'coletar', 'entregar'] as const).filter(pode).map((e) => (
          <Button key={e} variant="primary" size="l" block onClick={() => void passo(e)}>
            {BOTAO[e]}
          </Button>
        ))}
        {pode('frustrar') && !frustrando && (
          <Button block onClick={() => setFrustrando(true)}>
            {BOTAO.frustrar}
          </Button>
        )}
        {frustrando && pode('frustrar') && <Frustrar aoDizer={(motivo) => void passo('frustrar', motivo)} />}
        {naEstrada && (
          <label>
            <input
              type="checkbox"
              checked={comPosicao}
              onChange={(e) => setComPosicao(e.currentTarget.checked)}
            />{' '}
            Mostrar à casa onde estou enquanto esta página está aberta
          </label>
        )}
      </div>
      {noAparelho && <p>Esta página está no aparelho: abre também sem rede.</p>}
      <Lugares r={r} />
      <Passos r={r} guardados={guardados} />
    </div>
  )
}

function Recusas({ frases }: { frases: readonly string[] }) {
  return frases.map((m) => (
    <p className="viagem-aviso" role="alert" key={m}>
      {m}
    </p>
  ))
}

function Veiculo({ r, situacao }: { r: NaEstrada; situacao: SituacaoDeRemocao }) {
  return (
    <section className="viagem-cartao" aria-label="Veículo">
      <h2>{r.veiculo}</h2>
      <p>
        <strong>{ROTULO_DA_REMOCAO[situacao]}</strong>
        {r.previstaEm && `, para ${formatarDia(r.previstaEm)}`}
      </p>
      <p>
        {[r.placa && formatarPlaca(r.placa), r.cor, r.chassi && `chassi ${r.chassi}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {r.observacao && <p>{r.observacao}</p>}
    </section>
  )
}

function Frustrar({ aoDizer }: { aoDizer: (motivo: string) => void }) {
  const [motivo, setMotivo] = useState('')
  return (
    <form
      className="viagem-acoes"
      onSubmit={(e) => {
        e.preventDefault()
        if (motivo.trim() !== '') aoDizer(motivo.trim())
      }}
    >
      <Field label="Por que não foi possível" required>
        <TextInput value={motivo} maxLength={500} onChange={(e) => setMotivo(e.currentTarget.value)} />
      </Field>
      <Button type="submit" variant="danger" block>
        Confirmar que não coletei
      </Button>
    </form>
  )
}

export function Lugares({ r }: { r: NaEstrada }) {
  return (
    <>
      <Lugar titulo="Buscar em" l={r.localRemocao} />
      <Lugar titulo="Levar para" l={r.destino}>
        {r.km !== null && <p>Cerca de {r.km} km de estrada.</p>}
      </Lugar>
    </>
  )
}

function Lugar({ titulo, l, children }: { titulo: string; l: NaEstrada['destino']; children?: ReactNode }) {
  return (
    <section className="viagem-cartao" aria-label={titulo}>
      <h2>
        {titulo}: {l.nome}
      </h2>
      <p>
        {l.endereco}, {l.cidade}/{l.uf}
      </p>
      {(l.contato || l.telefone) && (
        <p>
          {[l.contato, ''].filter(Boolean).join('')}{' '}
          {l.telefone && <a href={`tel:${l.telefone}`}>{formatarTelefone(l.telefone)}</a>}
        </p>
      )}
      {children}
      <p>
        <a href={l.mapa} target="_blank" rel="noreferrer">
          Abrir no mapa
        </a>
      </p>
    </section>
  )
}

function Passos({ r, guardados }: { r: NaEstrada; guardados: readonly Passo[] }) {
  const feitos = r.passos.filter((p) => FEITO[p.evento] !== undefined)
  const aqui = guardados.filter((p) => p.evento !== 'posicao')
  if (feitos.length + aqui.length === 0) return null
  return (
    <section className="viagem-cartao" aria-label="O que já foi feito">
      <ul className="viagem-passos">
        {feitos.map((p) => (
          <li key={`${p.evento}${p.quando}`} data-feito>
            {FEITO[p.evento]}, {formatarDataHora(Date.parse(p.quando))}
          </li>
        ))}
        {aqui.map((p) => (
          <li key={p.chave}>
            {FEITO[p.evento]}, {formatarDataHora(Date.parse(p.quando))} (só neste aparelho)
          </li>
        ))}
      </ul>
    </section>
  )
}
