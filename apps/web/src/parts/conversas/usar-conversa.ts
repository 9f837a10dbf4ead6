// A live conversation: the page of messages, then the room's frames.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { Mensagem } from '@martelo/contracts/conversas/conversas.events.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { useQuem } from '../../core/marca-atual.ts'
import { relogio } from '../../core/relogio.ts'
import { entrarNaSala } from '../../core/tempo-real.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import {
  juntarAntigas,
  marcarFalha,
  type MensagemNaTela,
  receberMensagem,
  removerDaTela,
} from './mensagens.ts'

const PAGINA = 50

type Pagina = Omit<RespostaDe<Calls['GET /v1/conversas']>, 'mensagens'>

export function useConversa({
  leiUid,
  lelUid,
  sala = leiUid,
}: {
  readonly leiUid?: string | undefined
  readonly lelUid?: string | undefined
  /** the auction in whose room a lot's conversation is broadcast */
  readonly sala?: string | undefined
}) {
  const quem = useQuem()
  const [pagina, setPagina] = useState<Pagina | null>(null)
  const [mensagens, setMensagens] = useState<MensagemNaTela[]>([])
  const [erro, setErro] = useState<string | null>(null)
  const lidaAte = useRef<string | null>(null)
  const onde = useMemo(() => (leiUid === undefined ? { lelUid } : { leiUid }), [leiUid, lelUid])

  const carregar = useCallback(async () => {
    try {
      const { mensagens: lidas, ...resto } = await chamar('GET /v1/conversas', {
        query: { ...onde, limite: PAGINA },
      })
      setPagina(resto)
      setMensagens((antes) => [
        ...lidas,
        ...antes.filter((m) => m.envio !== undefined && !lidas.some((l) => l.uid === m.uid)),
      ])
      setErro(null)
    } catch (e) {
      setErro(e instanceof Error ? e.message : 'Não foi possível carregar a conversa.')
    }
  }, [onde])
  useEffect(() => {
    void carregar()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another person reads another page
  }, [carregar, quem?.usuUid])

  // A lot's conversation is broadcast in its auction's room.
  useEffect(() => {
    if (sala === undefined) return
    return entrarNaSala(`leilao:${sala}`, {
      quadro: ({ evento, dados }) => {
        if (evento === 'mensagem-enviada') {
          const m = dados.mensagem as Mensagem
          if (m.lelUid === (lelUid ?? null)) setMensagens((antes) => receberMensagem(antes, m))
        }
        if (evento === 'mensagem-removida') setMensagens((antes) => removerDaTela(antes, String(dados.uid)))
        if (evento === 'mensagens-lidas')
          setPagina((p) =>
            p && p.chatUid === dados.chatUid
              ? { ...p, lidaPelaCasaAte: new Date(relogio.agora()).toISOString() }
              : p,
          )
      },
      recarregar: () => void carregar(),
    })
  }, [sala, lelUid, carregar])

  const enviar = (texto: string) => {
    const uid = novaChave()
    const eco: MensagemNaTela = {
      uid,
      chatUid: pagina?.chatUid ?? '',
      lelUid: lelUid ?? null,
      autor: 'Você',
      daCasa: false,
      selo: pagina?.meuSelo ?? '',
      texto,
      createdAt: new Date(relogio.agora()).toISOString(),
      removida: false,
      envio: 'enviando',
    }
    setMensagens((antes) => receberMensagem(antes, eco))
    chamar('POST /v1/conversas/mensagens', { body: { ...onde, uid, texto } })
      .then(({ mensagem }) => setMensagens((antes) => receberMensagem(antes, mensagem)))
      .catch((e: unknown) => {
        setMensagens((antes) => marcarFalha(antes, uid))
        setErro(e instanceof Error ? e.message : 'A mensagem não foi enviada.')
      })
  }
  const remover = (uid: string, silenciar: boolean) => {
    chamar('POST /v1/conversas/mensagens/:uid/remover', { params: { uid }, body: { silenciar } })
      .then(() => setMensagens((antes) => removerDaTela(antes, uid)))
      .catch((e: unknown) => setErro(e instanceof Error ? e.message : 'A mensagem não foi removida.'))
  }
  const maisAntigas = () => {
    const primeira = mensagens[0]?.uid
    chamar('GET /v1/conversas', { query: { ...onde, limite: PAGINA, antesDe: primeira } })
      .then(({ mensagens: antigas, temMais }) => {
        setMensagens((antes) => juntarAntigas(antes, antigas))
        setPagina((p) => p && { ...p, temMais })
      })
      .catch((e: unknown) => setErro(e instanceof Error ? e.message : 'Não foi possível carregar.'))
  }
  const ultima = mensagens.findLast((m) => m.envio === undefined)?.uid
  const ler = useCallback(() => {
    if (ultima === undefined || quem === null || lidaAte.current === ultima) return
    lidaAte.current = ultima
    // Not being able to say "read" is no reason to disturb the reader; the next message says it again.
    chamar('POST /v1/conversas/mensagens/:uid/lida', { params: { uid: ultima } }).catch(() => {
      lidaAte.current = null
    })
  }, [ultima, quem])
  return { pagina, mensagens, erro, enviar, remover, maisAntigas, ler }
}
