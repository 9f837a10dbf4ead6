// Where people sell their cars: the site of another that the house names, or a page of the house's own with a form that
// reaches it. A house that has neither has no such page.
import { IconCheckCircle } from '@martelo/ui/icones.tsx'
import { redirect } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { Atendimento } from '../mensagens/atendimento.tsx'
import { CamposDeContato, FormularioDoSite, TextoLongo } from '../mensagens/campos.tsx'
import { receberContato } from '../mensagens/formulario.server.ts'
import type { Route } from './+types/vender-seu-carro.screen.ts'
import { paginaDe } from './carregar-pagina.server.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { chamar } = context.get(doServidor)
  const { venderCarroUrl } = await chamar('GET /v1/hotsite/public')
  if (venderCarroUrl !== null) throw redirect(venderCarroUrl)
  const daPagina = await paginaDe(context, IR_DA_CASA.quemVende)
  const { selo } = await chamar('GET /v1/hotsite/formulario')
  return { daPagina, selo, enviado: url.searchParams.has('enviado') }
}

export async function action({ context, request }: Route.ActionArgs) {
  await paginaDe(context, IR_DA_CASA.quemVende)
  return receberContato(context, request, 'vender')
}

export default function VenderSeuCarro({ loaderData: d, actionData: de }: Route.ComponentProps) {
  return (
    <>
      <PaginaDeConteudo {...d.daPagina} />
      <section className="pagina contatos__topo" id="avaliar" aria-labelledby="avaliar-titulo">
        <h2 id="avaliar-titulo">Conte qual é o carro</h2>
        <div className="contatos" data-com-lado="">
          {d.enviado && !de ? (
            <div className="contato__enviado" role="status">
              <IconCheckCircle size={32} />
              <h3>Recebemos os dados do seu carro</h3>
              <p>A nossa equipe responde pelo e-mail ou telefone que você informou, com a próxima etapa.</p>
              <Link to={IR_DA_CASA.quemVende}>Vender outro</Link>
            </div>
          ) : (
            <FormularioDoSite selo={d.selo} de={de} botao="Quero vender">
              <CamposDeContato de={de} />
              <TextoLongo
                nome="texto"
                rotulo="Marca, modelo, ano, quilometragem e cidade"
                de={de}
                maxLength={4000}
              />
            </FormularioDoSite>
          )}
          <Atendimento />
        </div>
      </section>
    </>
  )
}
