// The person's favourites and the records he opened last, kept in this browser under his account: two people at one computer
// do not see each other's.
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { useTelaAtual } from '../../../kit/moldura/tela-atual.ts'

export interface Lembrado {
  readonly url: string
  readonly titulo: string
}

const RECENTES = 8
const FAVORITOS = 12
/** The record's name stands in the title once it has been read. */
const ATE_O_TITULO_MS = 1_200

function useLista(nome: 'favoritos' | 'recentes') {
  const quem = useQuem()
  const { id } = useMarca()
  return useLocalStorage<readonly Lembrado[]>({
    key: `martelo.${nome}.${id}.${quem?.usuUid ?? ''}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
}

const tituloDaPagina = (): string => document.title.split(' | ')[0]?.trim() ?? ''

export function useFavoritos() {
  const [favoritos, setFavoritos] = useLista('favoritos')
  const { pathname, search } = useLocation()
  const url = pathname + search
  const tem = favoritos.some((f) => f.url === url)
  return {
    favoritos,
    tem,
    alternar: () =>
      setFavoritos((antes) =>
        tem
          ? antes.filter((f) => f.url !== url)
          : [...antes, { url, titulo: tituloDaPagina() }].slice(-FAVORITOS),
      ),
  }
}

/** The records opened last, newest first; remembers the one that is open. Once, in the frame. */
export function useRecentes(): readonly Lembrado[] {
  const [recentes, setRecentes] = useLista('recentes')
  const { pathname } = useLocation()
  const registro = useTelaAtual()?.path.includes('/:') ?? false
  const gravar = useRef(setRecentes)
  gravar.current = setRecentes
  useEffect(() => {
    if (!registro || pathname.endsWith('/novo')) return
    const espera = setTimeout(() => {
      const titulo = tituloDaPagina()
      if (titulo !== '')
        gravar.current((antes) =>
          [{ url: pathname, titulo }, ...antes.filter((r) => r.url !== pathname)].slice(0, RECENTES),
        )
    }, ATE_O_TITULO_MS)
    return () => clearTimeout(espera)
  }, [registro, pathname])
  return recentes
}
