// Asks to be told of the lots of a search that come later: by e-mail alone, or in the account for who has signed in. Works
// without scripts.
import { CONSENTIMENTO_DO_ALERTA } from '@martelo/domain/buscas/alerta-por-email.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import '@martelo/ui/choice.css'
import { Radio } from '@martelo/ui/choice.tsx'
import { IconCheckCircle } from '@martelo/ui/icones.tsx'
import { data, redirect } from 'react-router'
import { type DoServidor, doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { useMarca } from '../../../core/marca-atual.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { comVolta, IR, IR_CLIENTE } from '../../../parts/cabeca/caminhos.ts'
import { usePaginaLigada } from '../../../parts/cabeca/dados-da-cabeca.ts'
import { Cabeca } from '../cabeca.tsx'
import { FormularioDoSite, Texto } from '../mensagens/campos.tsx'
import { receber } from '../mensagens/formulario.server.ts'
import type { Route } from './+types/avise-me.screen.ts'
import './avise-me/avise-me.css'
import { aviseMe } from './avise-me/endereco-do-aviso.ts'
import { buscaDoEndereco } from './lista/busca-para-salvar.server.ts'

function abrir(servidor: DoServidor, url: URL) {
  const { marca, quem } = servidor
  if (marca.recursosDesligados.includes('buscas-salvas')) throw data(null, { status: 404 })
  if (marca.necessarioLoginParaVisualizar && quem === null)
    throw redirect(`${IR.entrar}?${new URLSearchParams({ redirect: url.pathname + url.search })}`)
  return buscaDoEndereco(servidor, url.searchParams.get('de') ?? '')
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const servidor = context.get(doServidor)
  const { nome, endereco, chips } = await abrir(servidor, url)
  const naConta = servidor.quem !== null && servidor.quem.cliUid !== null
  return {
    busca: { nome, endereco, chips },
    naConta,
    selo: naConta ? '' : (await servidor.chamar('GET /v1/hotsite/formulario')).selo,
    enviado: url.searchParams.has('enviado'),
  }
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  receber(request, async (c) => {
    const servidor = context.get(doServidor)
    const { nome, endereco, filtros } = await abrir(servidor, url)
    const frequencia: 'diaria' | 'na-hora' = c.frequencia === 'diaria' ? 'diaria' : 'na-hora'
    const busca = { nome, endereco, filtros: [...filtros], frequencia }
    if (servidor.quem !== null && servidor.quem.cliUid !== null)
      await servidor.chamar('POST /v1/cliente/buscas-salvas', { body: { ...busca, porEmail: true } })
    else
      await servidor.chamar('POST /v1/buscas-salvas', {
        body: { ...busca, email: c.email ?? '', selo: c.selo ?? '', site: c.site ?? '' },
      })
    throw redirect(`${aviseMe(endereco)}&enviado=1`)
  })

export default function AviseMe({ loaderData: d, actionData: de }: Route.ComponentProps) {
  const p = usePalavras()
  return (
    <div className="pagina">
      <Cabeca
        titulo="Avise-me"
        descricao={`Avisamos quando entrar um ${p.lote.um} que combine com a sua busca.`}
        canonico={aviseMe(d.busca.endereco)}
        indexar={false}
      />
      <header className="contatos__topo">
        <h1>Avise-me</h1>
        <p>{`Avisamos cada ${p.lote.um} novo desta busca, uma vez.`}</p>
      </header>
      <div className="contatos" data-com-lado={d.naConta ? undefined : ''}>
        {d.enviado && !de ? (
          <Feito naConta={d.naConta} lista={d.busca.endereco} />
        ) : (
          <FormularioDoSite selo={d.selo} de={de} botao={d.naConta ? 'Salvar busca' : 'Quero receber'}>
            <Procurado busca={d.busca} />
            {!d.naConta && (
              <div className="contato__largo">
                <Texto
                  nome="email"
                  rotulo="E-mail"
                  de={de}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                />
              </div>
            )}
            <fieldset className="contato__largo avise-me__quando">
              <legend>Quando avisar</legend>
              <Radio
                name="frequencia"
                value="na-hora"
                defaultChecked={de?.valores.frequencia !== 'diaria'}
                label="Na hora"
              />
              <Radio
                name="frequencia"
                value="diaria"
                defaultChecked={de?.valores.frequencia === 'diaria'}
                label="Uma vez por dia, de manhã"
              />
            </fieldset>
            {!d.naConta && <p className="avise-me__aceite">{CONSENTIMENTO_DO_ALERTA}</p>}
          </FormularioDoSite>
        )}
        {!d.naConta && !d.enviado && <NaConta lista={d.busca.endereco} />}
      </div>
    </div>
  )
}

function Procurado({ busca }: { busca: { nome: string; chips: readonly string[] } }) {
  const p = usePalavras()
  return (
    <div className="contato__largo avise-me__busca">
      <h2>{busca.chips.length === 0 ? `Todos os ${p.lote.varios}` : busca.nome}</h2>
      {busca.chips.length > 0 && (
        <ul aria-label="Filtros da busca">
          {busca.chips.map((c) => (
            <li key={c}>{c}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Feito({ naConta, lista }: { naConta: boolean; lista: string }) {
  const p = usePalavras()
  return (
    <div className="contato__enviado" role="status">
      <IconCheckCircle size={32} />
      <h2>{naConta ? 'Busca salva' : 'Falta um passo'}</h2>
      <p>
        {naConta
          ? `Avisaremos dos próximos ${p.lote.varios}, aqui no site e por e-mail.`
          : 'Enviamos um e-mail para você: abra-o e confirme, e os avisos começam. Já tinha confirmado? Eles continuam como estavam.'}
      </p>
      <Link to={naConta ? IR_CLIENTE.buscas : lista}>
        {naConta ? 'Ver as buscas salvas' : 'Voltar à lista'}
      </Link>
    </div>
  )
}

/** What an account has besides. */
function NaConta({ lista }: { lista: string }) {
  const { nome } = useMarca()
  const cadastro = usePaginaLigada()(8)
  return (
    <aside className="contatos__lado">
      <h2>Já tem conta?</h2>
      <p>{`Na conta de ${nome} as buscas ficam juntas, e os avisos chegam também no site e no aparelho.`}</p>
      <p className="avise-me__conta">
        <Link to={comVolta(IR.entrar, aviseMe(lista))} {...buttonLook({ variant: 'secondary' })}>
          Entrar
        </Link>
        {cadastro && (
          <Link to={comVolta(IR.cadastrar, aviseMe(lista))} {...buttonLook({ variant: 'ghost' })}>
            Criar cadastro
          </Link>
        )}
      </p>
    </aside>
  )
}
