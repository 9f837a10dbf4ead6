// Suggestions under a search box (the combobox pattern): arrows choose, Enter goes, Esc closes. The input stays the
// form's own; without a chosen suggestion Enter searches for what is typed. An empty box offers the latest searches.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { sugestoesDeBusca } from '@martelo/contracts/lotes/sugestoes-de-busca.contract.ts'
import {
  type Icon,
  IconCar,
  IconClock,
  IconClose,
  IconGavel,
  IconMapPin,
  IconSearch,
} from '@martelo/ui/icones.tsx'
import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../core/api.ts'
import { usePalavras } from '../../core/palavras-do-site.ts'
import { reais } from '../lotes/reais.ts'
import { lotesCom } from './caminhos.ts'
import { buscasRecentes, esquecerBuscas, lembrarBusca } from './buscas-recentes.ts'
import './sugestoes.css'

type DoServidor = RespostaDe<typeof sugestoesDeBusca>[number]
interface Sugestao extends Omit<DoServidor, 'tipo'> {
  readonly tipo: DoServidor['tipo'] | 'recente' | 'esquecer'
}

const ICONES: Record<Sugestao['tipo'], Icon> = {
  marca: IconCar,
  modelo: IconCar,
  cidade: IconMapPin,
  lote: IconGavel,
  texto: IconSearch,
  recente: IconClock,
  esquecer: IconClose,
}
const ESPERA_MS = 120

const simples = (tipo: Sugestao['tipo'], texto: string, url: string): Sugestao => ({
  tipo,
  texto,
  detalhe: null,
  quantidade: null,
  foto: null,
  preco: null,
  url,
})
const dasRecentes = (): Sugestao[] => {
  const textos = buscasRecentes()
  if (textos.length === 0) return []
  return [
    ...textos.map((t) => simples('recente', t, lotesCom({ q: t }))),
    simples('esquecer', 'Apagar buscas recentes', ''),
  ]
}

/** What to offer for `texto`: the server's suggestions and, at once, the plain search. Old answers are dropped. */
function useSugestoes(texto: string, recentes: readonly Sugestao[]): readonly Sugestao[] {
  const [achadas, setAchadas] = useState<{ texto: string; lista: Sugestao[] }>({ texto: '', lista: [] })
  useEffect(() => {
    if (texto === '') return
    let vale = true
    const timer = setTimeout(() => {
      chamar('GET /v1/lote/sugestoes', { query: { q: texto } }).then(
        (lista) => vale && setAchadas({ texto, lista }),
        // Suggestions are a help: without them the search itself still works.
        () => vale && setAchadas({ texto, lista: [] }),
      )
    }, ESPERA_MS)
    return () => {
      vale = false
      clearTimeout(timer)
    }
  }, [texto])
  if (texto === '') return recentes
  const [primeira, ...outras] = achadas.lista
  if (achadas.texto === texto && primeira?.tipo === 'texto') return achadas.lista
  return [simples('texto', texto, lotesCom({ q: texto })), ...(primeira?.tipo === 'texto' ? outras : [])]
}

/** Its text box, followed: what is typed, and whether it is being used. */
function useCampo(campo: RefObject<HTMLInputElement | null>, mudou: () => void) {
  const [texto, setTexto] = useState('')
  const [aberta, setAberta] = useState(false)
  const [recentes, setRecentes] = useState<readonly Sugestao[]>([])
  useEffect(() => {
    const input = campo.current
    if (!input) return
    const digitou = (): void => {
      setTexto(input.value.trim())
      setRecentes(dasRecentes())
      setAberta(true)
      mudou()
    }
    const fechou = (): void => setAberta(false)
    const buscou = (): void => lembrarBusca(input.value)
    // They come a moment after the first focus: by then the focus may be elsewhere, and they must not cover it.
    if (document.activeElement === input) digitou()
    input.addEventListener('input', digitou)
    input.addEventListener('focus', digitou)
    input.addEventListener('blur', fechou)
    input.form?.addEventListener('submit', buscou)
    return () => {
      input.removeEventListener('input', digitou)
      input.removeEventListener('focus', digitou)
      input.removeEventListener('blur', fechou)
      input.form?.removeEventListener('submit', buscou)
    }
  }, [campo, mudou])
  return { texto, aberta, setAberta, recentes, setRecentes }
}

export default function Sugestoes({ campo, id }: { campo: RefObject<HTMLInputElement | null>; id: string }) {
  const navegar = useNavigate()
  const [ativa, setAtiva] = useState(-1)
  const [naoEscolher] = useState(() => () => setAtiva(-1))
  const { texto, aberta, setAberta, recentes, setRecentes } = useCampo(campo, naoEscolher)
  const lista = useSugestoes(texto, recentes)
  const mostra = aberta && lista.length > 0

  const ir = (s: Sugestao): void => {
    if (s.tipo === 'esquecer') {
      esquecerBuscas()
      setRecentes([])
      return
    }
    setAberta(false)
    if (s.tipo === 'texto' || s.tipo === 'recente') lembrarBusca(s.texto)
    campo.current?.blur()
    void navegar(s.url)
  }
  useEffect(() => {
    const input = campo.current
    if (!input) return
    const teclou = (e: KeyboardEvent): void => {
      const escolhida = lista[ativa]
      if (e.key === 'Escape' && mostra) setAberta(false)
      else if (e.key === 'Enter' && mostra && escolhida) ir(escolhida)
      else if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
        setAberta(true)
        setAtiva((i) => (e.key === 'ArrowDown' ? Math.min(lista.length - 1, i + 1) : Math.max(-1, i - 1)))
      } else return
      e.preventDefault()
    }
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', `${id}-lista`)
    input.setAttribute('aria-expanded', String(mostra))
    if (mostra && ativa >= 0) input.setAttribute('aria-activedescendant', `${id}-${ativa}`)
    else input.removeAttribute('aria-activedescendant')
    input.addEventListener('keydown', teclou)
    return () => input.removeEventListener('keydown', teclou)
  })
  return (
    <div className="sugestoes" id={`${id}-lista`} role="listbox" aria-label="Sugestões" hidden={!mostra}>
      {lista.map((s, i) => (
        // The pointer's way; the keyboard's is on the input (aria-activedescendant).
        <div
          key={s.url + s.tipo}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === ativa}
          data-tipo={s.tipo}
          onMouseDown={(e) => {
            e.preventDefault()
            ir(s)
          }}
        >
          <Linha s={s} />
        </div>
      ))}
    </div>
  )
}

function Linha({ s }: { s: Sugestao }) {
  const p = usePalavras()
  const Icone = ICONES[s.tipo]
  return (
    <>
      {s.foto ? <img src={s.foto} alt="" width={64} height={48} loading="lazy" /> : <Icone size={18} />}
      <span>
        {s.tipo === 'texto' ? `Buscar “${s.texto}”` : s.texto}
        {s.detalhe && <small>{s.detalhe}</small>}
      </span>
      {s.preco !== null && <b className="tabular">{reais(s.preco)}</b>}
      {s.quantidade !== null && (
        <small className="tabular">
          {s.tipo === 'texto'
            ? `${s.quantidade.toLocaleString('pt-BR')} ${s.quantidade === 1 ? p.lote.um : p.lote.varios}`
            : s.quantidade.toLocaleString('pt-BR')}
        </small>
      )}
    </>
  )
}
