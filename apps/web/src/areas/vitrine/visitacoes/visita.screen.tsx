// One booked visit, for who has its address: when and where, the entry for one's calendar, another time, or none. Works
// without scripts.
import { diaEmBrasilia, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DA_VISITA } from '@martelo/domain/visitacoes/states.ts'
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { data, Form, redirect, useNavigation } from 'react-router'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { Folha } from '../../../kit/formulario/folha.tsx'
import type { Route } from './+types/visita.screen.ts'
import { EscolherHorario, type Horarios, pedidoDeDias } from './escolher-horario.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { chamar, agora } = context.get(doServidor)
  const pedido = url.searchParams.get('fazer')
  const fazer = pedido === 'mudar' || pedido === 'cancelar' ? pedido : null
  const base = { fazer, hoje: diaEmBrasilia(agora), dia: null, horarios: null, motivo: null }
  try {
    const { calendario: _, ...visita } = await chamar('GET /v1/visitas/:chave', { params })
    if (fazer !== 'mudar') return { ...base, visita }
    return { ...base, visita, ...(await horariosPara(visita.lelUid)) }
  } catch (e) {
    if (!(e instanceof ErroDeChamada) || e.codigo >= 500) throw e
    return { ...base, visita: null }
  }

  async function horariosPara(lelUid: string) {
    const { de, ate, dia } = pedidoDeDias(url, agora)
    try {
      const horarios: Horarios = await chamar('GET /v1/lotes/:lelUid/visitas', {
        params: { lelUid },
        query: { de, ate },
      })
      return { horarios, dia, motivo: null }
    } catch (e) {
      if (!(e instanceof ErroDeChamada) || e.codigo >= 500) throw e
      return { horarios: null, dia, motivo: e.message }
    }
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const f = await request.formData()
  const inicio = f.get('inicio')
  const body = {
    evento: f.get('evento') === 'cancelar' ? ('cancelar' as const) : ('remarcar' as const),
    inicio: typeof inicio === 'string' && inicio !== '' ? inicio : null,
    versao: Number(f.get('versao')),
  }
  try {
    await context.get(doServidor).chamar('PUT /v1/visitas/:chave', { params, body })
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    return data({ erro: e.message }, { status: e.codigo })
  }
  throw redirect(`/visita/${params.chave}`)
}

const cabeca = (
  <>
    <title>Visita marcada</title>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <meta name="description" content="A sua visita ao pátio." />
  </>
)

const TITULO = {
  marcada: 'Visita marcada',
  cancelada: 'Visita cancelada',
  realizada: 'Visita realizada',
} as const

export default function Visita({ loaderData: d, actionData, params }: Route.ComponentProps) {
  const v = d.visita
  if (v === null)
    return (
      <Folha titulo="Não há visita com este endereço" resumo="Confira o endereço que enviamos por e-mail.">
        {cabeca}
      </Folha>
    )
  const daqui = `/visita/${params.chave}`
  const titulo = v.situacao === 'nao_veio' ? ROTULO_DA_VISITA.nao_veio : TITULO[v.situacao]
  return (
    <Folha
      titulo={titulo}
      resumo={v.url === null ? v.lote : <Link to={v.url}>{v.lote}</Link>}
      larga={d.fazer === 'mudar'}
    >
      {cabeca}
      <div className="visita-folha">
        <dl className="visita-dados">
          <dt>Quando</dt>
          <dd>{formatarDataHora(Date.parse(v.inicio))}, horário de Brasília</dd>
          <dt>Onde</dt>
          <dd>
            {v.patio}, {v.endereco}
          </dd>
          <dt>Quem</dt>
          <dd>{v.nome}</dd>
        </dl>
        {v.situacao === 'marcada' && v.comoVisitar && <p>{v.comoVisitar}</p>}
        {actionData && (
          <p className="visita-erro" role="alert">
            {actionData.erro}
          </p>
        )}
        {d.fazer === null && v.situacao === 'marcada' && <Botoes v={v} daqui={daqui} />}
        {d.fazer === 'cancelar' && v.podeCancelar.pode && <Cancelar versao={v.versao} daqui={daqui} />}
        {d.fazer === 'mudar' && v.podeRemarcar.pode && <Mudar d={d} versao={v.versao} daqui={daqui} />}
      </div>
    </Folha>
  )
}

type Lida = NonNullable<Route.ComponentProps['loaderData']['visita']>

function Botoes({ v, daqui }: { readonly v: Lida; readonly daqui: string }) {
  return (
    <>
      <p className="visita-botoes">
        <a href={`${daqui}/calendario.ics`} {...buttonLook({ variant: 'primary' })}>
          Pôr no meu calendário
        </a>
        <a
          href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${v.patio}, ${v.endereco}` })}`}
          target="_blank"
          rel="noopener noreferrer"
          {...buttonLook()}
        >
          Ver no mapa
        </a>
        {v.podeRemarcar.pode && (
          <Link to="?fazer=mudar" {...buttonLook()}>
            Mudar o horário
          </Link>
        )}
        {v.podeCancelar.pode && (
          <Link to="?fazer=cancelar" {...buttonLook({ variant: 'ghost' })}>
            Cancelar a visita
          </Link>
        )}
      </p>
      {!v.podeRemarcar.pode && <p>{v.podeRemarcar.motivo}</p>}
      <p>A confirmação foi para {v.email}. Guarde este endereço: ele abre a sua visita.</p>
    </>
  )
}

function Cancelar({ versao, daqui }: { readonly versao: number; readonly daqui: string }) {
  const enviando = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={daqui} className="visita-mudar">
      <input type="hidden" name="evento" value="cancelar" />
      <input type="hidden" name="versao" value={versao} />
      <p>O horário fica livre para outra pessoa.</p>
      <p className="visita-botoes">
        <Button type="submit" variant="danger" loading={enviando}>
          Cancelar a visita
        </Button>
        <Link to={daqui} {...buttonLook()}>
          Manter a visita
        </Link>
      </p>
    </Form>
  )
}

function Mudar({
  d,
  versao,
  daqui,
}: {
  readonly d: Route.ComponentProps['loaderData']
  readonly versao: number
  readonly daqui: string
}) {
  const enviando = useNavigation().state !== 'idle'
  if (d.horarios === null) return <p role="status">{d.motivo}</p>
  return (
    <Form method="post" action={daqui} className="visita-mudar">
      <input type="hidden" name="evento" value="remarcar" />
      <input type="hidden" name="versao" value={versao} />
      <EscolherHorario
        dias={d.horarios.dias}
        ate={d.horarios.ate}
        dia={d.dia}
        hoje={d.hoje}
        mais="&fazer=mudar"
        erro={undefined}
      />
      <p className="visita-botoes">
        <Button type="submit" variant="primary" loading={enviando}>
          Mudar para este horário
        </Button>
        <Link to={daqui} {...buttonLook()}>
          Manter como está
        </Link>
      </p>
    </Form>
  )
}
