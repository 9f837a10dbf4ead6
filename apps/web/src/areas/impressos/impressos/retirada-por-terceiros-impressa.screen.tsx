// The authorisation that somebody else shows at the yard's gate.
import { formatarDataHora, formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { doServidor } from '../../../core/contexto.ts'
import type { Route } from './+types/retirada-por-terceiros-impressa.screen.ts'
import { BotaoDeImprimir, Comprador, comoResposta, DadosDoItem, Mascarado, Topo } from './folha-impressa.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await context
      .get(doServidor)
      .chamar('GET /v1/retirada-por-terceiros/:hash', { params: { hash: params.hash } })
  } catch (e) {
    throw comoResposta(e)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Autorização de retirada por terceiros' },
  { name: 'robots', content: 'noindex' },
]

export default function TelaDaAutorizacao({ loaderData: a }: Route.ComponentProps) {
  return (
    <>
      <BotaoDeImprimir />
      <article>
        <Topo c={a.cabecalho} titulo="Autorização de retirada por terceiros" numero={a.situacao} />
        {!a.valida && (
          <p className="folha-aviso" role="alert">
            Esta autorização não vale mais: {a.situacao.toLowerCase()}.
          </p>
        )}
        <Mascarado completo={a.completo} />
        <p>
          {a.comprador.nome}, portador do documento {a.comprador.documento}, autoriza a pessoa abaixo a
          retirar o bem indicado, no local, data e horário agendados.
        </p>
        <h2>Quem retira</h2>
        <dl>
          <dt>Nome</dt>
          <dd>{a.terceiro.nome}</dd>
          <dt>CPF</dt>
          <dd>{a.terceiro.documento}</dd>
          <dt>Telefone</dt>
          <dd>{a.terceiro.telefone}</dd>
        </dl>
        <h2>Bem</h2>
        <DadosDoItem i={a.item} />
        <h2>Retirada</h2>
        <dl>
          <dt>Pátio</dt>
          <dd>
            {a.patio.nome} – {a.patio.endereco}, {a.patio.cidade}/{a.patio.uf}
          </dd>
          <dt>Horário</dt>
          <dd>
            {formatarDataHora(Date.parse(a.inicio))} às {formatarHora(Date.parse(a.fim))} (horário de
            Brasília)
          </dd>
        </dl>
        <Comprador p={a.comprador} titulo="Comprador que autoriza" />
        <h2>Para apresentar no pátio</h2>
        <p>
          Documento original com foto de quem retira; esta autorização assinada, com firma reconhecida ou
          assinatura gov.br; cópia do documento do comprador.
        </p>
        <div className="folha-assinaturas">
          <div>Comprador</div>
          <div>Quem retira</div>
        </div>
      </article>
    </>
  )
}
