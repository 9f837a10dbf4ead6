// Contact (page 2): a form that reaches the house, and the other ways to reach it.
import { ASSUNTOS_DO_CONTATO } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { IconCheckCircle } from '@martelo/ui/icones.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { Cabeca, cabecaDe } from '../cabeca.tsx'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { AberturaDaPagina } from '../conteudo/abertura-da-pagina.tsx'
import { exigirPaginaLigada, paginaDe } from '../conteudo/carregar-pagina.server.ts'
import { larguraDe } from '../conteudo/largura-da-pagina.ts'
import { SecoesAbaixo } from '../conteudo/secoes-abaixo.tsx'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import type { Route } from './+types/fale-conosco.screen.ts'
import { Atendimento } from './atendimento.tsx'
import { CamposDeContato, Escolha, FormularioDoSite, TextoLongo } from './campos.tsx'
import { receberContato } from './formulario.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const daPagina = await paginaDe(context, IR_DA_CASA.contato)
  const { selo } = await context.get(doServidor).chamar('GET /v1/hotsite/formulario')
  const assunto = url.searchParams.get('assunto') ?? ''
  return {
    ...daPagina,
    selo,
    enviado: url.searchParams.has('enviado'),
    assunto: Object.hasOwn(ASSUNTOS_DO_CONTATO, assunto) ? assunto : '',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await exigirPaginaLigada(context, IR_DA_CASA.contato)
  return receberContato(context, request)
}

const ASSUNTOS = Object.entries(ASSUNTOS_DO_CONTATO)

export default function FaleConosco({ loaderData: d, actionData: de }: Route.ComponentProps) {
  const ligada = usePaginaLigada()
  return (
    <>
      <div className="pagina" {...larguraDe(d.pagina)}>
        <Cabeca {...cabecaDe(d.pagina)} canonico={IR_DA_CASA.contato} dados={d.dados} />
        <AberturaDaPagina pagina={d.pagina} className="contatos__topo">
          {ligada(10) && (
            <p>
              A resposta pode já estar nas <Link to={IR_DA_CASA.duvidas}>perguntas frequentes</Link>.
            </p>
          )}
        </AberturaDaPagina>
        <div className="contatos" data-com-lado="">
          {d.enviado && !de ? (
            <div className="contato__enviado" role="status">
              <IconCheckCircle size={32} />
              <h2>Recebemos a sua mensagem</h2>
              <p>A resposta chega no e-mail que você informou.</p>
              <Link to={IR_DA_CASA.contato}>Escrever outra</Link>
            </div>
          ) : (
            <FormularioDoSite selo={d.selo} de={de} botao="Enviar">
              <CamposDeContato de={de} />
              <Escolha nome="assunto" rotulo="Assunto" de={de} opcoes={ASSUNTOS} inicial={d.assunto} />
              <TextoLongo nome="texto" rotulo="Mensagem" de={de} maxLength={4000} />
            </FormularioDoSite>
          )}
          <Atendimento>
            <Link to={IR_DA_CASA.socios}>Quer vender ou trabalhar com a gente? Seja parceiro</Link>
          </Atendimento>
        </div>
      </div>
      <SecoesAbaixo pagina={d.pagina} />
    </>
  )
}
