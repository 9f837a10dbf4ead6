// The carrier's page by his link: what is asked, for how much, and his word: when and with which driver, or why not.
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { Select, TextInput } from '@martelo/ui/text-input.tsx'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { Lugares, type NaEstrada } from './viagem.tsx'
import './viagem.css'

const OUTRO = 'outro'

interface Props {
  readonly r: NaEstrada
  readonly segredo: string
  readonly aoResponder: (r: NaEstrada | null) => void
}

export function RespostaDaTransportadora({ r, segredo, aoResponder }: Props) {
  const [recusando, setRecusando] = useState(false)
  return (
    <div className="viagem">
      <section className="viagem-cartao" aria-label="Remoção">
        <h2>{r.veiculo}</h2>
        <p>
          <strong>{ROTULO_DA_REMOCAO[r.situacao]}</strong>
          {r.previstaEm && `, para ${formatarDia(r.previstaEm)}`}
          {r.motorista && `, com ${r.motorista}`}
        </p>
        {r.valor !== null && <p>Valor: {formatarReais(r.valor)}</p>}
        {r.observacao && <p>{r.observacao}</p>}
      </section>
      {r.atos.agendar.pode && <Aceitar r={r} segredo={segredo} aoResponder={aoResponder} />}
      {r.atos.recusar.pode && !recusando && (
        <Button block onClick={() => setRecusando(true)}>
          Não posso fazer
        </Button>
      )}
      {recusando && <Recusar r={r} segredo={segredo} aoResponder={aoResponder} />}
      <Lugares r={r} />
    </div>
  )
}

const falhaDe = (e: unknown): ErroDeChamada | string =>
  e instanceof ErroDeChamada ? e : 'Algo falhou. Tente novamente.'

function Aceitar({ r, segredo, aoResponder }: Props) {
  const [f, setF] = useState({
    previstaEm: r.previstaEm ?? '',
    motUid: r.motoristas[0]?.uid ?? OUTRO,
    nome: '',
    cpf: '',
    telefone: '',
  })
  const [falha, setFalha] = useState<ErroDeChamada | string | null>(null)
  const campos = falha instanceof ErroDeChamada ? falha.campos : {}
  const outro = f.motUid === OUTRO
  const enviar = async (): Promise<void> => {
    setFalha(null)
    try {
      aoResponder(
        await chamar('POST /v1/remocoes/link/:segredo/resposta', {
          params: { segredo },
          body: {
            evento: 'agendar',
            previstaEm: f.previstaEm || null,
            motUid: outro ? null : f.motUid,
            motorista: outro ? { nome: f.nome, cpf: f.cpf, telefone: f.telefone } : null,
            versao: r.versao,
          },
        }),
      )
    } catch (e) {
      setFalha(falhaDe(e))
    }
  }
  return (
    <form
      className="viagem-cartao viagem-acoes"
      onSubmit={(e) => {
        e.preventDefault()
        void enviar()
      }}
    >
      <Field label="Dia da coleta" required>
        <TextInput
          type="date"
          value={f.previstaEm}
          onChange={(e) => setF({ ...f, previstaEm: e.currentTarget.value })}
        />
      </Field>
      <Field label="Motorista" required>
        <Select value={f.motUid} onChange={(e) => setF({ ...f, motUid: e.currentTarget.value })}>
          {r.motoristas.map((m) => (
            <option key={m.uid} value={m.uid}>
              {m.nome}
            </option>
          ))}
          <option value={OUTRO}>Outro motorista</option>
        </Select>
      </Field>
      {outro && <OutroMotorista f={f} campos={campos} mudar={(novo) => setF({ ...f, ...novo })} />}
      {falha !== null && (
        <p className="viagem-aviso" role="alert">
          {falha instanceof ErroDeChamada ? falha.message : falha}
        </p>
      )}
      <Button type="submit" variant="primary" size="l" block>
        {r.situacao === 'AUTORIZADA' ? 'Aceitar e agendar' : 'Mudar o plano'}
      </Button>
    </form>
  )
}

function Recusar({ r, segredo, aoResponder }: Props) {
  const [motivo, setMotivo] = useState('')
  const [falha, setFalha] = useState<ErroDeChamada | string | null>(null)
  const enviar = async (): Promise<void> => {
    try {
      await chamar('POST /v1/remocoes/link/:segredo/resposta', {
        params: { segredo },
        body: { evento: 'recusar', motivo, versao: r.versao },
      })
      aoResponder(null)
    } catch (e) {
      setFalha(falhaDe(e))
    }
  }
  return (
    <form
      className="viagem-cartao viagem-acoes"
      onSubmit={(e) => {
        e.preventDefault()
        void enviar()
      }}
    >
      <Field label="Por quê" required>
        <TextInput value={motivo} maxLength={500} onChange={(e) => setMotivo(e.currentTarget.value)} />
      </Field>
      {falha !== null && (
        <p className="viagem-aviso" role="alert">
          {falha instanceof ErroDeChamada ? falha.message : falha}
        </p>
      )}
      <Button type="submit" variant="danger" block>
        Recusar esta remoção
      </Button>
    </form>
  )
}

interface Motorista {
  readonly nome: string
  readonly cpf: string
  readonly telefone: string
}

function OutroMotorista({
  f,
  campos,
  mudar,
}: {
  f: Motorista
  campos: Readonly<Record<string, string>>
  mudar: (novo: Partial<Motorista>) => void
}) {
  return (
    <>
      <Field label="Nome do motorista" required>
        <TextInput value={f.nome} maxLength={120} onChange={(e) => mudar({ nome: e.currentTarget.value })} />
      </Field>
      <Field label="CPF" required error={campos['motorista.cpf']}>
        <TextInput
          inputMode="numeric"
          value={f.cpf}
          maxLength={14}
          onChange={(e) => mudar({ cpf: e.currentTarget.value })}
        />
      </Field>
      <Field label="Telefone" required error={campos['motorista.telefone']}>
        <TextInput
          type="tel"
          value={f.telefone}
          maxLength={20}
          onChange={(e) => mudar({ telefone: e.currentTarget.value })}
        />
      </Field>
    </>
  )
}
