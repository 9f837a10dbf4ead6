// One guest's invitation: what it is for, his answer, and the QR that lets him in. Works without scripts.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { data, Form, useNavigation } from 'react-router'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import { Folha } from '../../../kit/formulario/folha.tsx'
import './convite.css'
import type { Route } from './+types/convite.screen.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { convite: await context.get(doServidor).chamar('GET /v1/convites/:codigo', { params }) }
  } catch (e) {
    if (!(e instanceof ErroDeChamada) || e.codigo !== 404) throw e
    return { convite: null }
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const f = await request.formData()
  const body = { vem: f.get('vem') === 'sim', acompanhantes: Number(f.get('acompanhantes') ?? 0) || 0 }
  try {
    await context.get(doServidor).chamar('POST /v1/convites/:codigo', { params, body })
    return { erro: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    return data({ erro: e.message }, { status: e.codigo })
  }
}

const cabeca = (
  <>
    <title>Convite</title>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <meta name="description" content="Convite para um evento da casa." />
  </>
)

export default function Convite({ loaderData, actionData }: Route.ComponentProps) {
  const c = loaderData.convite
  if (c === null)
    return (
      <Folha titulo="Este convite não existe" resumo="Confira o endereço, ou peça um novo à casa.">
        {cabeca}
      </Folha>
    )
  return (
    <Folha titulo={c.evento} resumo={`Convite de ${c.nome}`}>
      {cabeca}
      <dl className="convite-dados">
        <dt>Quando</dt>
        <dd>{formatarDataHora(Date.parse(c.inicioAt))}, horário de Brasília</dd>
        <dt>Onde</dt>
        <dd>{[c.local, c.endereco].filter(Boolean).join(', ')}</dd>
      </dl>
      {c.mensagem && <p className="convite-texto">{c.mensagem}</p>}
      {c.resposta !== 'nao' && (
        <p className="convite-qr">
          <img
            src={`/v1/convites/${c.codigo}/qr.png`}
            width={240}
            height={240}
            alt={`QR do convite, código ${c.codigo.slice(0, 5)}-${c.codigo.slice(5)}`}
          />
          <span>
            Mostre na entrada, ou diga o código{' '}
            <strong>
              {c.codigo.slice(0, 5)}-{c.codigo.slice(5)}
            </strong>
          </span>
        </p>
      )}
      {c.entrouAt !== null ? <p role="status">Boas-vindas! A sua entrada já foi registrada.</p> : null}
      {c.entrouAt === null && <Resposta c={c} erro={actionData?.erro ?? null} />}
    </Folha>
  )
}

type Lido = NonNullable<Route.ComponentProps['loaderData']['convite']>

function Resposta({ c, erro }: { c: Lido; erro: string | null }) {
  const enviando = useNavigation().state !== 'idle'
  if (c.fechado !== null) return <p role="status">{c.fechado}</p>
  const acompanhado =
    c.acompanhantes > 0 ? `, com ${quantos(c.acompanhantes, 'acompanhante', 'acompanhantes')}` : ''
  return (
    <Form method="post" className="convite-resposta">
      {erro && (
        <p role="alert" className="formulario-falha">
          {erro}
        </p>
      )}
      {c.resposta !== 'pendente' && erro === null && (
        <p role="status">
          {c.resposta === 'sim' ? `Você respondeu que vem${acompanhado}.` : 'Você respondeu que não vem.'}{' '}
          Pode mudar até o fim do evento.
        </p>
      )}
      {c.acompanhantesMaximo > 0 && (
        <Field label="Acompanhantes" hint={`Até ${c.acompanhantesMaximo}`}>
          <TextInput
            type="number"
            name="acompanhantes"
            inputMode="numeric"
            min={0}
            max={c.acompanhantesMaximo}
            defaultValue={c.acompanhantes}
          />
        </Field>
      )}
      <Button type="submit" name="vem" value="sim" variant="primary" size="l" block loading={enviando}>
        Vou participar
      </Button>
      <Button type="submit" name="vem" value="nao" block disabled={enviando}>
        Não vou
      </Button>
    </Form>
  )
}
