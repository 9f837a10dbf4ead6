/**
 * The page as it would look, in a frame of its own width. Its address is signed and expires after minutes: it is
 * renewed before that, and the frame reloads whenever the draft changed, keeping its place.
 */
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import type { PaginaEditada } from './usar-editor.ts'

const LARGURAS = { telefone: 390, computador: 1280 } as const
type Aparelho = keyof typeof LARGURAS
/** The signature lives for five minutes. */
const RENOVAR_MS = 240_000

export function PreviaDoRascunho({
  pagina,
  escolhida,
  aoEscolher,
}: {
  pagina: PaginaEditada
  escolhida: string | null
  aoEscolher: (uid: string) => void
}) {
  const [aparelho, setAparelho] = useState<Aparelho>('computador')
  const quadro = useRef<HTMLIFrameElement>(null)
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const { data } = useQuery({
    queryKey: ['previa', pagina.uid],
    queryFn: () => chamar('POST /v1/hotsite/paginas/:id/previa', { params: { id: pagina.uid } }),
    refetchInterval: RENOVAR_MS,
    staleTime: RENOVAR_MS,
    gcTime: 0,
  })
  // The frame is opened once; later addresses go to it as messages.
  const [inicio, setInicio] = useState<string | null>(null)
  if (inicio === null && data) setInicio(data.url)

  const url = data?.url
  useConversa(quadro, { url, versao: pagina.versao, escolhida, aoEscolher })

  const largura = LARGURAS[aparelho]
  const escala = width === 0 ? 1 : Math.min(1, width / largura)
  const medida: CSSProperties = {
    width: largura,
    height: height / escala,
    transform: `scale(${escala})`,
    left: Math.max(0, (width - largura * escala) / 2),
  }
  return (
    <aside className="editor__previa" aria-label="Prévia da página">
      <div className="editor__previa-barra">
        <SegmentedControl
          size="xs"
          aria-label="Largura da prévia"
          value={aparelho}
          onChange={(a) => setAparelho(a)}
          data={[
            { value: 'telefone', label: 'Celular' },
            { value: 'computador', label: 'Computador' },
          ]}
        />
        {url && (
          <Button
            component="a"
            href={url}
            target="_blank"
            size="compact-xs"
            variant="subtle"
            rightSection={<IconExternalLink size={14} aria-hidden />}
          >
            Abrir a prévia
          </Button>
        )}
      </div>
      <div className="editor__palco" ref={ref}>
        {inicio === null ? (
          <Skeleton h="100%" />
        ) : (
          <iframe ref={quadro} title="Prévia do rascunho" src={inicio} style={medida} />
        )}
      </div>
    </aside>
  )
}

/** Tells the frame what to read and which section to show, and receives which one was clicked in it. */
function useConversa(
  quadro: RefObject<HTMLIFrameElement | null>,
  o: {
    url: string | undefined
    versao: number
    escolhida: string | null
    aoEscolher: (uid: string) => void
  },
): void {
  const { url, versao, escolhida, aoEscolher } = o
  const [pronta, setPronta] = useState(0)
  const dizer = useRef((_: object): void => undefined)
  dizer.current = (recado) => quadro.current?.contentWindow?.postMessage(recado, location.origin)
  const escolher = useRef(aoEscolher)
  escolher.current = aoEscolher
  useEffect(() => {
    const ouvir = (e: MessageEvent): void => {
      if (e.origin !== location.origin || e.source !== quadro.current?.contentWindow) return
      const { tipo, uid } = (e.data ?? {}) as { tipo?: unknown; uid?: unknown }
      if (tipo === 'pronta') setPronta((n) => n + 1)
      if (tipo === 'escolheu' && typeof uid === 'string') escolher.current(uid)
    }
    addEventListener('message', ouvir)
    return () => removeEventListener('message', ouvir)
  }, [quadro])
  useEffect(() => {
    if (pronta > 0 && url) dizer.current({ tipo: 'ler', url: `${url}&v=${versao}` })
  }, [pronta, url, versao])
  useEffect(() => {
    if (pronta > 0) dizer.current({ tipo: 'mostrar', uid: escolhida ?? '' })
  }, [pronta, escolhida])
}
