// Books a visit to one lot in its yard, with or without an account. Works without scripts: days are links, slots radio
// buttons, and the answer leads to the visit's own page.
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { redirectDocument } from 'react-router'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { Cabeca } from '../cabeca.tsx'
import { FormularioDoSite, Texto } from '../mensagens/campos.tsx'
import { type Devolvido, receber } from '../mensagens/formulario.server.ts'
import type { Route } from './+types/marcar-visita.screen.ts'
import { EscolherHorario, type Horarios, pedidoDeDias } from './escolher-horario.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { chamar, agora } = context.get(doServidor)
  const { de, ate, dia } = pedidoDeDias(url, agora)
  const hoje = diaEmBrasilia(agora)
  try {
    const lido = await chamar('GET /v1/lotes/:lelUid/visitas', { params, query: { de, ate } })
    return { lido, selo: (await chamar('GET /v1/hotsite/formulario')).selo, dia, hoje, motivo: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada) || e.codigo >= 500) throw e
    return { lido: null, selo: '', dia, hoje, motivo: e.message }
  }
}

export const action = ({ context, params, request }: Route.ActionArgs) =>
  receber(request, async (c) => {
    if (!c.inicio)
      throw new ErroDeChamada({
        statusCode: 400,
        error: 'CAMPOS',
        message: 'Escolha um horário.',
        campos: { inicio: 'Escolha um horário.' },
      })
    const r = await context.get(doServidor).chamar('POST /v1/lotes/:lelUid/visitas', {
      params,
      body: {
        selo: c.selo ?? '',
        site: c.site ?? '',
        inicio: c.inicio,
        nome: c.nome ?? '',
        email: c.email ?? '',
        telefone: c.telefone ?? '',
      },
    })
    // Its address is a key: scripts that this page loaded do not follow to it.
    throw redirectDocument(r.chave === null ? IR.inicio : caminho(TELAS_VITRINE.visita, { chave: r.chave }))
  })

export default function MarcarVisita({ loaderData: d, actionData: de, params }: Route.ComponentProps) {
  const canonico = `${IR.visita}/${params.lelUid}`
  const cabeca = (
    <Cabeca
      titulo="Marcar visita"
      descricao="Escolha o dia e a hora para ver de perto, no pátio."
      canonico={canonico}
      indexar={false}
    />
  )
  if (d.lido === null)
    return (
      <div className="pagina">
        {cabeca}
        <header className="contatos__topo">
          <h1>Marcar visita</h1>
          <p role="status">{d.motivo}</p>
          <p>
            <Link to={`${IR.contato}?assunto=visita`}>Fale com a nossa equipe</Link>
          </p>
        </header>
      </div>
    )
  const { lido } = d
  return (
    <div className="pagina">
      {cabeca}
      <header className="contatos__topo">
        <h1>Marcar visita</h1>
        <p>
          <Link to={lido.url}>{lido.lote}</Link>
        </p>
      </header>
      <div className="contatos" data-com-lado="">
        <FormularioDoSite selo={d.selo} de={de} botao="Marcar visita">
          <EscolherHorario
            dias={lido.dias}
            ate={lido.ate}
            dia={d.dia}
            hoje={d.hoje}
            erro={de?.erros.inicio}
          />
          <Contato de={de} contato={lido.contato} />
        </FormularioDoSite>
        <aside className="visita-onde">
          <h2>
            <IconMapPin /> {lido.patio.nome}
          </h2>
          <p>{lido.patio.endereco}</p>
          {lido.patio.comoVisitar && <p>{lido.patio.comoVisitar}</p>}
          <p>
            Leve um documento com foto. Dá para mudar o horário ou cancelar a qualquer momento antes dele.
          </p>
        </aside>
      </div>
    </div>
  )
}

interface PropsDoContato {
  readonly de: Devolvido | undefined
  readonly contato: Horarios['contato']
}

function Contato({ de, contato }: PropsDoContato) {
  const valor = (campo: 'nome' | 'email' | 'telefone'): string => de?.valores[campo] ?? contato?.[campo] ?? ''
  return (
    <>
      <Texto
        nome="nome"
        rotulo="Nome"
        de={de}
        autoComplete="name"
        maxLength={120}
        defaultValue={valor('nome')}
      />
      <Texto
        nome="email"
        rotulo="E-mail"
        dica="A confirmação chega nele."
        de={de}
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={valor('email')}
      />
      <Texto
        nome="telefone"
        rotulo="Telefone"
        de={de}
        type="tel"
        autoComplete="tel-national"
        maxLength={30}
        defaultValue={valor('telefone')}
      />
    </>
  )
}
