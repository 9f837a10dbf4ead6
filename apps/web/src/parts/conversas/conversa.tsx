// The conversation of an auction or of a lot: live, with one's own message at once. Made of the small kit, so that the
// auditorium, the lot page and the working areas show the same.
import { Button, IconButton } from '@martelo/ui/button.tsx'
import { IconChat, IconTrash } from '@martelo/ui/icones-de-ferramenta.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../core/ligacao.tsx'
import { useQuem } from '../../core/marca-atual.ts'
import { useRecurso } from '../../core/recurso-ligado.ts'
import { IR } from '../cabeca/caminhos.ts'
import './conversa.css'
import { useConversa } from './usar-conversa.ts'
import type { MensagemNaTela } from './mensagens.ts'

const TAMANHO = 500
const hora = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

type Onde =
  | { readonly leiUid: string; readonly lelUid?: undefined; readonly sala?: undefined }
  | {
      readonly lelUid: string
      readonly leiUid?: undefined
      /** the auction in whose room this conversation is broadcast */
      readonly sala: string
    }

export function Conversa({ titulo = 'Conversa', ...onde }: Onde & { readonly titulo?: string }) {
  const { pagina, mensagens, erro, enviar, remover, maisAntigas, ler } = useConversa(onde)
  const fim = useRef<HTMLOListElement>(null)
  const ultima = mensagens.at(-1)?.uid
  const ecoando = mensagens.at(-1)?.envio !== undefined
  useEffect(() => {
    const lista = fim.current
    if (lista === null || ultima === undefined) return
    // A reader who scrolled up is not pulled down by new messages.
    const perto = lista.scrollHeight - lista.scrollTop - lista.clientHeight < 160
    if (perto || ecoando) lista.scrollTop = lista.scrollHeight
    if (perto) ler()
  }, [ultima, ecoando, ler])
  return (
    <section
      className="conversa"
      aria-label={titulo}
      data-quieta={(pagina !== null && mensagens.length === 0 && !pagina.can.escrever) || undefined}
    >
      <h2>
        <IconChat size={18} /> {titulo}
      </h2>
      {erro && <p role="alert">{erro}</p>}
      <ol ref={fim} aria-live="polite" aria-relevant="additions">
        {pagina?.temMais && (
          <li>
            <Button size="s" variant="ghost" onClick={maisAntigas}>
              Ver mais antigas
            </Button>
          </li>
        )}
        {pagina && mensagens.length === 0 && (
          <li className="conversa__vazia">
            {pagina.can.escrever
              ? 'Ninguém escreveu ainda. Pergunte o que quiser.'
              : 'Ninguém escreveu ainda. As perguntas e as respostas aparecem aqui, para todos.'}
          </li>
        )}
        {mensagens.map((m) => (
          <Linha
            key={m.uid}
            mensagem={m}
            minha={m.selo === pagina?.meuSelo}
            modera={pagina?.can.moderar ?? false}
            lida={pagina?.lidaPelaCasaAte != null && m.createdAt <= pagina.lidaPelaCasaAte}
            remover={remover}
          />
        ))}
      </ol>
      <Caixa pode={pagina?.can.escrever ?? false} motivo={pagina?.can.motivo ?? null} enviar={enviar} />
    </section>
  )
}

function Linha(p: {
  readonly mensagem: MensagemNaTela
  readonly minha: boolean
  readonly modera: boolean
  readonly lida: boolean
  remover(uid: string, silenciar: boolean): void
}) {
  const { mensagem: m, minha } = p
  const estado =
    m.envio === 'enviando'
      ? 'enviando…'
      : m.envio === 'falhou'
        ? 'não enviada'
        : minha && p.lida
          ? 'lida'
          : ''
  return (
    <li className="conversa__linha" data-minha={minha || undefined} data-casa={m.daCasa || undefined}>
      <p>
        <b>{minha ? 'Você' : m.autor}</b>{' '}
        <time dateTime={m.createdAt}>{hora.format(new Date(m.createdAt))}</time>{' '}
        {estado && <small>{estado}</small>}
      </p>
      <p>{m.removida ? <em>Mensagem removida pela equipe.</em> : m.texto}</p>
      {p.modera && !m.removida && m.envio === undefined && (
        <IconButton
          icon={IconTrash}
          size="s"
          label={`Remover a mensagem de ${m.autor}`}
          onClick={() => p.remover(m.uid, false)}
        />
      )}
      {p.modera && !m.removida && !m.daCasa && m.envio === undefined && (
        <Button size="s" variant="ghost" onClick={() => p.remover(m.uid, true)}>
          Remover e silenciar
        </Button>
      )}
    </li>
  )
}

/** A visitor reads along; to write he signs in and comes back to where he was. */
function Entrar({ motivo }: { motivo: string }) {
  const { pathname, search } = useLocation()
  return (
    <p className="conversa__impedida">
      <Link to={`${IR.entrar}?${new URLSearchParams({ redirect: pathname + search })}`}>{motivo}</Link>
    </p>
  )
}

function Caixa({
  pode,
  motivo,
  enviar,
}: {
  pode: boolean
  motivo: string | null
  enviar(texto: string): void
}) {
  const [texto, setTexto] = useState('')
  const mandar = (e: FormEvent) => {
    e.preventDefault()
    if (texto.trim() === '') return
    enviar(texto.trim())
    setTexto('')
  }
  const ligada = useRecurso('conversas')
  const quem = useQuem()
  if (!ligada) return <p className="conversa__impedida">A casa desligou as conversas.</p>
  if (quem === null && motivo !== null) return <Entrar motivo={motivo} />
  if (!pode) return motivo ? <p className="conversa__impedida">{motivo}</p> : null
  return (
    <form className="conversa__caixa" onSubmit={mandar}>
      <input
        aria-label="Sua mensagem"
        placeholder="Escreva uma mensagem"
        maxLength={TAMANHO}
        autoComplete="off"
        value={texto}
        onChange={(e) => setTexto(e.currentTarget.value)}
      />
      <Button type="submit" variant="primary">
        Enviar
      </Button>
    </form>
  )
}
