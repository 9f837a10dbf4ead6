// Cookies and privacy: what the site keeps in the browser, and the visitor's choice, which may be changed here at any
// time. A form that works without script; the footer leads here.
import { buttonLook } from '@martelo/ui/button.tsx'
import { caminhoDesteSite } from '@martelo/domain/comum/caminho-deste-site.ts'
import { COOKIE_DO_CONSENTIMENTO, lerEscolha } from '@martelo/domain/hotsites/consentimento.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com } from '@martelo/domain/hotsites/concordar.ts'
import { data, redirect } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import '../conteudo/conteudo.css'
import './cookies.css'
import type { Route } from './+types/cookies.screen.ts'

export function loader({ request }: Route.LoaderArgs) {
  const achado = new RegExp(`(?:^|; )${COOKIE_DO_CONSENTIMENTO}=([^;]*)`).exec(
    request.headers.get('cookie') ?? '',
  )
  return { escolha: lerEscolha(achado?.[1]) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const forma = await request.formData()
  const escolha = forma.get('escolha') === 'medicao' ? 'medicao' : 'nada'
  const { cookie } = await context.get(doServidor).chamar('POST /v1/consentimento', { body: { escolha } })
  const headers = { 'set-cookie': cookie, 'cache-control': 'no-store' }
  if (forma.has('voltar'))
    return redirect(caminhoDesteSite(forma.get('voltar')) ?? IR.cookies, { status: 303, headers })
  return data({ guardada: true }, { headers })
}

const AGORA = {
  nada: 'Você permite só o necessário.',
  medicao: 'Você permite o necessário e a medição das visitas.',
} as const

export default function Cookies({ loaderData: { escolha } }: Route.ComponentProps) {
  const marca = useMarca()
  const p = palavras(marca.tipo)
  return (
    <div className="pagina">
      <Cabeca
        titulo="Cookies e privacidade"
        descricao={`O que ${marca.nome} guarda no seu navegador, e o que você permite.`}
        canonico={IR.cookies}
      />
      <article className="texto cookies">
        <h1>Cookies e privacidade</h1>
        <p role="status">{escolha === null ? 'Você ainda não escolheu.' : AGORA[escolha]}</p>
        <form method="post" action={IR.cookies}>
          <input type="hidden" name="voltar" value={IR.cookies} />
          <fieldset>
            <legend>O que você permite</legend>
            <label>
              <input type="radio" name="escolha" value="nada" defaultChecked={escolha !== 'medicao'} />
              Só o necessário
              <small>
                Manter a sua sessão, lembrar os seus favoritos e {`os ${p.lote.varios}`} que você viu, e esta
                escolha. Sem isso o site não funciona.
              </small>
            </label>
            <label>
              <input type="radio" name="escolha" value="medicao" defaultChecked={escolha === 'medicao'} />
              Também a medição
              <small>
                Contar as suas visitas de um dia para o outro e carregar os programas de medição que a casa
                usa.{' '}
                {`Nada disso participa d${p.lance.genero === 'f' ? 'as suas' : 'os seus'} ${p.lance.varios}.`}
              </small>
            </label>
          </fieldset>
          <button type="submit" {...buttonLook({ variant: 'primary' })}>
            Guardar a escolha
          </button>
        </form>
        <h2>O que fica no seu navegador</h2>
        <dl>
          <dt>mt_acesso e mt_renovacao</dt>
          <dd>A sua sessão, enquanto você está na conta. Nenhum programa da página os lê.</dd>
          <dt>mt_consentimento</dt>
          <dd>Esta escolha, por seis meses. Guardamos também o dia e a hora dela, sem o seu nome.</dd>
          <dt>Favoritos, vistos e comparações</dt>
          <dd>Ficam só no seu navegador até você entrar na conta.</dd>
          <dt>martelo.ultimoLote</dt>
          <dd>{`O número do ${p.lote.um} mais novo que havia na sua última visita, para dizer quantos são novos.`}</dd>
          <dt>martelo.janelas</dt>
          <dd>As janelas de promoção que você já viu, para não abrirem outra vez.</dd>
          <dt>martelo.destinoDoFrete, martelo-sons e martelo-auditorio-escuro</dt>
          <dd>{`A cidade do frete, os sons e as cores ${com('do', p.auditorio)}, como você os deixou.`}</dd>
          <dt>martelo.visitante, o seu número de visitante</dt>
          <dd>
            Com a sua permissão dura até você apagá-lo ou retirar a permissão; sem ela, termina com a aba.
          </dd>
          <dt>_ga e outros que começam por _ga, _gid e _gat</dt>
          <dd>Do Google, só com a sua permissão e se a casa o usa; retirada a permissão, são apagados.</dd>
        </dl>
        {marca.emailEncarregado && (
          <p>
            Para saber o que guardamos sobre você, corrigir ou apagar, escreva ao encarregado de dados:{' '}
            <a href={`mailto:${marca.emailEncarregado}`}>{marca.emailEncarregado}</a>.
          </p>
        )}
      </article>
    </div>
  )
}
