// The draft of a page, for the editor's frame and for people who were given the address: the site as it would look,
// with nothing in it that leads away. The editor says when to reload and which section to go to; a click on a section
// tells the editor which one.
import { tipoDePagina } from '@martelo/domain/conteudo/paginas.ts'
import { useEffect } from 'react'
import { data, useNavigate } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { despertar } from '../../../core/ao-ver.ts'
import type { Route } from './+types/previa-da-pagina.screen.ts'
import { larguraDe } from './largura-da-pagina.ts'
import { PaginaDeConteudo } from './pagina-de-conteudo.tsx'
import { Secoes } from './secoes/secoes-da-pagina.tsx'
import './previa-da-pagina.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = {
    pagina: params.uid ?? '',
    expira: url.searchParams.get('expira') ?? '',
    assinatura: url.searchParams.get('assinatura') ?? '',
  }
  const pagina = await context
    .get(doServidor)
    .chamar('GET /v1/hotsite/paginas/previa', { query })
    .catch((e: unknown) => {
      const codigo = (e as { codigo?: number }).codigo
      throw codigo === 404 || codigo === 400 ? data(null, { status: 404 }) : e
    })
  return { pagina, dados: [] }
}

export default function PreviaDaPagina({ loaderData: { pagina, dados } }: Route.ComponentProps) {
  useEditor()
  const tipo = pagina.modeloPagina === null ? undefined : tipoDePagina(pagina.modeloPagina)
  if (pagina.modeloPagina !== 0)
    return (
      <PaginaDeConteudo
        pagina={pagina}
        dados={dados}
        marcar
        meio={tipo?.porSessoes === false && <p className="previa__tela">Aqui fica a tela “{tipo.nome}”</p>}
      />
    )
  return (
    <div className="secoes" {...larguraDe(pagina)}>
      <title>Prévia</title>
      <meta name="robots" content="noindex" />
      <Secoes sessoes={pagina.sessoes} marcar />
    </div>
  )
}

interface Recado {
  readonly tipo?: unknown
  readonly url?: unknown
  readonly uid?: unknown
}

function useEditor(): void {
  const navegar = useNavigate()
  // Only messages of the parent window, of this origin, are taken.
  useEffect(() => {
    despertar()
    const ouvir = (e: MessageEvent): void => {
      if (e.origin !== location.origin || e.source !== window.parent) return
      const { tipo, url, uid } = (e.data ?? {}) as Recado
      if (tipo === 'ler' && typeof url === 'string' && url.startsWith('/previa-da-pagina/'))
        void navegar(url, { replace: true, preventScrollReset: true })
      if (tipo === 'mostrar' && typeof uid === 'string') mostrar(uid)
    }
    const clicar = (e: MouseEvent): void => {
      e.preventDefault()
      e.stopPropagation()
      const secao = (e.target as Element).closest<HTMLElement>('[data-sessao]')
      if (secao) window.parent.postMessage({ tipo: 'escolheu', uid: secao.dataset.sessao }, location.origin)
    }
    const enviar = (e: SubmitEvent): void => e.preventDefault()
    addEventListener('message', ouvir)
    addEventListener('click', clicar, true)
    addEventListener('submit', enviar, true)
    if (window.parent !== window) {
      // Two pages on one screen: a screen reader must be able to tell their parts apart.
      for (const parte of document.querySelectorAll('body > header, body > main, body > footer'))
        parte.setAttribute('aria-label', `Prévia: ${parte.localName}`)
      window.parent.postMessage({ tipo: 'pronta' }, location.origin)
    }
    return () => {
      removeEventListener('message', ouvir)
      removeEventListener('click', clicar, true)
      removeEventListener('submit', enviar, true)
    }
  }, [navegar])
}

function mostrar(uid: string): void {
  for (const el of document.querySelectorAll<HTMLElement>('[data-sessao]')) {
    const esta = el.dataset.sessao === uid
    el.toggleAttribute('data-escolhida', esta)
    if (esta) el.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
}
