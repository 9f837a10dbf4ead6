// Accepts the rules of the auction. What is asked for depends on the auction; the server says what happened.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { useEffect, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

type MinhaHabilitacao = RespostaDe<Calls['GET /v1/cliente/estou-habilitado']>

export function DialogoDeHabilitacao({
  leiUid,
  tipo,
  aberto,
  aoFechar,
  aoHabilitar,
}: {
  readonly leiUid: string
  readonly tipo: TipoHotsite
  readonly aberto: boolean
  readonly aoFechar: () => void
  readonly aoHabilitar: () => void
}) {
  const [minha, setMinha] = useState<MinhaHabilitacao | null>(null)
  const [aceito, setAceito] = useState(false)
  const [enviando, setEnviando] = useState(false)
  const [erro, setErro] = useState<string | null>(null)
  const p = palavras(tipo)
  useEffect(() => {
    if (!aberto) return
    chamar('GET /v1/cliente/estou-habilitado', { query: { leiUid } }).then(setMinha, (e: Error) =>
      setErro(e.message),
    )
  }, [aberto, leiUid])

  const pedir = async () => {
    setEnviando(true)
    setErro(null)
    try {
      const r = await chamar('POST /v1/leilao/:leiUid/habilitar', {
        params: { leiUid },
        body: { aceitoRegulamento: true, regulamentoLido: minha?.regulamentoLido },
      })
      setMinha(r)
      aoHabilitar()
      if (r.habilitado) aoFechar()
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErro(e.message)
      if (e.erro.error === 'REGULAMENTO_MUDOU') {
        setAceito(false)
        setMinha(await chamar('GET /v1/cliente/estou-habilitado', { query: { leiUid } }))
      }
    } finally {
      setEnviando(false)
    }
  }
  const pediu = minha?.situacao === 'EM_ANALISE'
  return (
    <Dialog
      open={aberto}
      onClose={aoFechar}
      size="l"
      title={`${maiuscula(p.habilitacao.um)} ${com('neste', p.leilao)}`}
      description={`Leia e aceite ${com('o', p.regulamento)}.`}
      footer={
        pediu ? (
          <Button variant="primary" onClick={aoFechar}>
            Entendi
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={!aceito || minha?.podePedir === false}
            loading={enviando}
            onClick={() => void pedir()}
          >
            {maiuscula(p.habilitarSe)}
          </Button>
        )
      }
    >
      {minha && !pediu && <Regulamento minha={minha} tipo={tipo} aceito={aceito} aoAceitar={setAceito} />}
      {minha?.aviso && <p role="status">{minha.aviso}</p>}
      {minha?.aceito && (
        <p>
          <a href={`/regulamento-aceito/${minha.aceito.habilitacaoUid}`} target="_blank" rel="noreferrer">
            Ler o que você aceitou
          </a>
        </p>
      )}
      {erro && <p role="alert">{erro}</p>}
    </Dialog>
  )
}

function Regulamento({
  minha,
  tipo,
  aceito,
  aoAceitar,
}: {
  readonly minha: MinhaHabilitacao
  readonly tipo: TipoHotsite
  readonly aceito: boolean
  readonly aoAceitar: (aceito: boolean) => void
}) {
  const p = palavras(tipo)
  return (
    <>
      {minha.regulamentoNome && <p>{minha.regulamentoNome}</p>}
      {/* A long text that scrolls must be reachable by the keyboard. */}
      <div className="lance-regulamento" role="region" aria-label={maiuscula(p.regulamento.um)} tabIndex={0}>
        {minha.regulamento.trim() || 'As condições gerais de venda deste site valem para todos os lotes.'}
      </div>
      {minha.editalUrl && (
        <p>
          <a href={minha.editalUrl} target="_blank" rel="noreferrer">
            {`Abrir ${com('o', p.edital)}`}
          </a>
        </p>
      )}
      <Checkbox
        checked={aceito}
        onChange={(e) => aoAceitar(e.currentTarget.checked)}
        label={`Li e aceito ${com('o', p.regulamento)}`}
      />
    </>
  )
}
