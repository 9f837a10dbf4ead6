// My proposals with what the house said; a counter-offer is taken with one tap and a question. Nothing proposed: nothing shown.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { chamar, ErroDeChamada } from '../../core/api.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { useQuem } from '../../core/marca-atual.ts'
import { entrarNaSala } from '../../core/tempo-real.ts'
import './minhas-propostas.css'

type Proposta = RespostaDe<Calls['GET /v1/leilao/lotes/buscar-ultimas-proposta']>[number]

const ROTULO: Readonly<Record<Proposta['situacao'], string>> = {
  ENVIADA: 'Em análise',
  ACEITA: 'Aceita',
  RECUSADA: 'Recusada',
  CONTRAPROPOSTA: 'Contraproposta',
  CANCELADA: 'Cancelada',
  EXPIRADA: 'Encerrada',
}

/** `lelUid`: of one lot, without its name. */
export function MinhasPropostas({
  lelUid,
  aoMudar,
}: {
  readonly lelUid?: string
  readonly aoMudar?: () => void
}) {
  const { propostas, carregar } = usePropostas(lelUid)
  const [aceitando, setAceitando] = useState<Proposta | null>(null)
  if (propostas.length === 0) return null
  return (
    <section className="propostas" aria-label="Minhas propostas">
      <h2 className="propostas__titulo">Minhas propostas</h2>
      <ul>
        {propostas.map((p) => (
          <li key={p.uid} data-situacao={p.situacao}>
            <p>
              {lelUid === undefined && (
                <>
                  {p.numero} – {p.lote}
                  <br />
                </>
              )}
              <b>{formatarReais(p.valor)}</b> · {ROTULO[p.situacao]}
              {p.situacao === 'CONTRAPROPOSTA' && p.contraproposta !== null && (
                <>
                  : <b>{formatarReais(p.contraproposta)}</b>
                </>
              )}
            </p>
            {p.motivo && <p className="propostas__motivo">{p.motivo}</p>}
            {p.situacao === 'CONTRAPROPOSTA' && p.contraproposta !== null && (
              <Button variant="primary" onClick={() => setAceitando(p)}>
                {`Aceitar ${formatarReais(p.contraproposta)}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {aceitando && (
        <Aceitar
          p={aceitando}
          fechar={() => setAceitando(null)}
          feito={() => {
            setAceitando(null)
            void carregar()
            aoMudar?.()
          }}
        />
      )}
    </section>
  )
}

/** Renewed by his notices. */
function usePropostas(lelUid: string | undefined) {
  const quem = useQuem()
  const [propostas, setPropostas] = useState<readonly Proposta[]>([])
  const cliUid = quem?.cliUid ?? null
  const carregar = useCallback(async () => {
    if (cliUid === null) return
    try {
      setPropostas(await chamar('GET /v1/leilao/lotes/buscar-ultimas-proposta', { query: { lelUid } }))
    } catch {
      // What stood stays; the next notice asks again.
    }
  }, [cliUid, lelUid])
  useEffect(() => {
    void carregar()
    if (cliUid === null) return
    return entrarNaSala(`cliente:${cliUid}`, {
      quadro: (q) => {
        if (q.evento === 'proposta-respondida') void carregar()
      },
      recarregar: () => void carregar(),
    })
  }, [carregar, cliUid])
  return { propostas, carregar }
}

function Aceitar({ p, fechar, feito }: { p: Proposta; fechar: () => void; feito: () => void }) {
  const chave = useRef(novaChave())
  const [erro, setErro] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const valor = formatarReais(p.contraproposta ?? 0)
  const aceitar = async (): Promise<void> => {
    setEnviando(true)
    setErro(null)
    try {
      await chamar('POST /v1/cliente/propostas/:uid/aceitar', {
        params: { uid: p.uid },
        body: { chaveDoPedido: chave.current },
      })
      feito()
    } catch (e) {
      setErro(e instanceof ErroDeChamada ? e.message : 'Algo falhou. Tente novamente.')
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Dialog
      open
      onClose={fechar}
      size="s"
      title="Aceitar a contraproposta"
      description={`Você compra ${p.numero} – ${p.lote} por ${valor}, mais comissão e taxas. Não é possível desfazer.`}
      footer={
        <>
          <Button onClick={fechar}>Voltar</Button>
          <Button variant="primary" loading={enviando} onClick={() => void aceitar()}>
            Aceitar e comprar
          </Button>
        </>
      }
    >
      {erro && <p role="alert">{erro}</p>}
    </Dialog>
  )
}
