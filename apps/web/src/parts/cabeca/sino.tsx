// The bell: notices of this client, newest first. A popover: it closes at any click beside it. What comes while the page
// is open is counted at once.
import { IconBell } from '@martelo/ui/icones-da-lista.tsx'
import { useCallback, useEffect, useState } from 'react'
import { Link } from '../../core/ligacao.tsx'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { avisosPorAssunto } from '@martelo/domain/avisos/por-assunto.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { chamar } from '../../core/api.ts'
import { mostrarNoIcone } from '../avisos/este-aparelho.ts'
import { entrarNaSala } from '../../core/tempo-real.ts'
import { IR_CLIENTE } from './caminhos.ts'

type Avisos = RespostaDe<Calls['GET /v1/cliente/notificacoes']>

type Aviso = Avisos['notificacoes'][number]

/** One of each lot or purchase, and how many it hides. */
function porAssunto(avisos: readonly Aviso[]): (readonly [Aviso, number])[] {
  return avisosPorAssunto(avisos).flatMap(([primeiro, ...outros]) =>
    primeiro === undefined ? [] : [[primeiro, outros.length] as const],
  )
}

export function Sino({ cliUid }: { cliUid: string }) {
  const [avisos, setAvisos] = useState<Avisos | null>(null)
  const reler = useCallback(() => {
    // Best effort: on an error the bell stays as it was.
    chamar('GET /v1/cliente/notificacoes', { query: { limite: 20 } }).then(setAvisos, () => undefined)
  }, [])
  useEffect(() => {
    reler()
    return entrarNaSala(`cliente:${cliUid}`, {
      quadro: ({ evento }) => {
        if (evento === 'notificacao') reler()
      },
      recarregar: reler,
    })
  }, [cliUid, reler])
  const ler = (): void => {
    const ate = avisos?.notificacoes[0]?.uid
    if (ate === undefined || avisos?.naoLidas === 0) return
    chamar('POST /v1/cliente/notificacoes/lidas', { body: { ate } }).then(
      ({ naoLidas }) => setAvisos((a) => a && { ...a, naoLidas }),
      () => undefined,
    )
  }
  const porLer = avisos?.naoLidas ?? 0
  const lidos = avisos !== null
  useEffect(() => {
    if (lidos) mostrarNoIcone(porLer)
  }, [lidos, porLer])
  const [aberto, setAberto] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget="avisos"
        className="cabecalho__icone"
        aria-label={porLer > 0 ? `Avisos: ${porLer} por ler` : 'Avisos'}
        title="Avisos"
        onClick={ler}
      >
        <IconBell size={22} />
        {porLer > 0 && <b aria-hidden="true">{porLer > 99 ? '99+' : porLer}</b>}
      </button>
      <div
        id="avisos"
        popover="auto"
        className="menu-da-conta avisos"
        onBeforeToggle={(e) => setAberto(e.newState === 'open')}
      >
        {/* A closed list of twenty notices would stand in every page. */}
        {aberto && <Lista avisos={avisos} />}
      </div>
    </>
  )
}

const fechar = (): void => document.getElementById('avisos')?.hidePopover()

function Lista({ avisos }: { avisos: Avisos | null }) {
  return (
    <>
      <p>Avisos</p>
      {avisos?.notificacoes.length === 0 && (
        <p className="avisos__vazio">Nenhum aviso ainda. Salve uma busca para ser avisado.</p>
      )}
      {porAssunto(avisos?.notificacoes ?? []).map(([n, outros]) => (
        <Link
          key={n.uid}
          to={n.link || `${IR_CLIENTE.avisos}?aba=recebidos`}
          onClick={fechar}
          data-nova={!n.lida || undefined}
        >
          <span>{n.titulo}</span>
          {n.texto && <small>{n.texto}</small>}
          <small>
            {formatarDataHora(Date.parse(n.createdAt))}
            {outros > 0 && ` · mais ${outros} sobre isto`}
          </small>
        </Link>
      ))}
      <Link to={`${IR_CLIENTE.avisos}?aba=recebidos`} onClick={fechar}>
        Todos os avisos
      </Link>
      <Link to={IR_CLIENTE.buscas} onClick={fechar}>
        Minhas buscas salvas
      </Link>
      <Link to={IR_CLIENTE.avisos} onClick={fechar}>
        De que quero ser avisado
      </Link>
    </>
  )
}
