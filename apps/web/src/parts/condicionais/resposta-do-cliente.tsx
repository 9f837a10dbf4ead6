// The client's side of a conditional sale, wherever his lot is shown (purchases, bids, the lot's page): what the consignor
// said, until when, and his answer. It loads itself and renews with his notices; nothing to say: nothing shown.
import { ROTULO_DA_CONDICIONAL } from '@martelo/domain/condicionais/states.ts'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { MoneyInput } from '@martelo/ui/money-input.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { chamar, ErroDeChamada } from '../../core/api.ts'
import { useQuem } from '../../core/marca-atual.ts'
import { entrarNaSala } from '../../core/tempo-real.ts'
import { usePressao } from '../lances/botao-de-valor.tsx'
import './resposta-do-cliente.css'

type Acordo = RespostaDe<Calls['GET /v1/cliente/condicionais']>[number]
type Resposta = 'aceitar' | 'recusar' | 'contraproposta'

/** `semAcordo`: what stands here while there is no deal to show. */
export function RespostaDoCliente({
  lelUid,
  aoMudar,
  semAcordo = null,
}: {
  readonly lelUid: string
  readonly aoMudar?: () => void
  readonly semAcordo?: ReactNode
}) {
  const { acordo, carregar } = useAcordo(lelUid)
  const [pergunta, setPergunta] = useState<Resposta | null>(null)
  if (acordo === null) return semAcordo
  const { condicional: c, can } = acordo
  const feito = () => {
    setPergunta(null)
    void carregar()
    aoMudar?.()
  }
  return (
    <section className="acordo" aria-label={`Condicional do lote ${acordo.numero}`}>
      <p className="acordo__estado">
        <b>{ROTULO_DA_CONDICIONAL[c.situacao]}</b>
        {c.ultimoDia && c.situacao !== 'LIBERADA' && c.situacao !== 'NEGADA' && (
          <span> até {dia(c.ultimoDia)}</span>
        )}
      </p>
      <p>{frase(acordo)}</p>
      {can.responder && c.novoValor !== null && (
        <div className="acordo__botoes">
          <Button
            variant="primary"
            onClick={() => setPergunta('aceitar')}
          >{`Aceitar ${formatarReais(c.novoValor)}`}</Button>
          <Button onClick={() => setPergunta('contraproposta')}>Contrapropor</Button>
          <Button variant="ghost" onClick={() => setPergunta('recusar')}>
            Recusar
          </Button>
        </div>
      )}
      {pergunta && c.novoValor !== null && (
        <Confirmar
          resposta={pergunta}
          acordo={acordo}
          novoValor={c.novoValor}
          fechar={() => setPergunta(null)}
          feito={feito}
        />
      )}
    </section>
  )
}

const dia = (iso: string): string => iso.split('-').toReversed().join('/')

/** What it means for him now. */
function frase({ condicional: c }: Acordo): string {
  const lance = formatarReais(c.lance)
  const textos: Readonly<Record<Acordo['condicional']['situacao'], string>> = {
    AGUARDANDO_COMITENTE: `O seu lance de ${lance} está abaixo do esperado e depende do comitente. Nada é devido antes da resposta.`,
    AGUARDANDO_CLIENTE: `O comitente pede ${formatarReais(c.novoValor ?? 0)}. O seu lance foi de ${lance}.`,
    REPLICA_DO_CLIENTE: `Você contrapropôs ${formatarReais(c.replica ?? 0)}. Aguarde o comitente.`,
    LIBERADA: 'A venda foi liberada. Veja em Minhas compras como pagar.',
    NEGADA: 'Não houve acordo. Nada é devido.',
  }
  return textos[c.situacao]
}

const DIALOGO: Readonly<
  Record<Resposta, { titulo: string; acao: string; texto: (a: Acordo, v: number) => string }>
> = {
  aceitar: {
    titulo: 'Aceitar o novo valor',
    acao: 'Aceitar e comprar',
    texto: (_, v) =>
      `A compra é fechada por ${formatarReais(v)}, mais comissão e taxas do leilão. Não é possível desfazer.`,
  },
  recusar: {
    titulo: 'Recusar o novo valor',
    acao: 'Recusar',
    texto: () => 'O lote volta ao comitente e nada é devido. Não é possível desfazer.',
  },
  contraproposta: {
    titulo: 'Fazer uma contraproposta',
    acao: 'Enviar contraproposta',
    texto: (a, v) => `Entre o seu lance de ${formatarReais(a.condicional.lance)} e ${formatarReais(v)}.`,
  },
}

interface PropsDoDialogo {
  readonly resposta: Resposta
  readonly acordo: Acordo
  readonly novoValor: number
  fechar(): void
  feito(): void
}

function Confirmar({ resposta, acordo, novoValor, fechar, feito }: PropsDoDialogo) {
  const [valor, setValor] = useState<number | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const d = DIALOGO[resposta]
  const { ouvir, soltar } = usePressao(novoValor)
  const enviar = async (lido: number) => {
    setEnviando(true)
    try {
      await chamar('POST /v1/cliente/condicionais/:lelUid/resposta', {
        params: { lelUid: acordo.lelUid },
        body: { resposta, novoValor: lido, ...(resposta === 'contraproposta' ? { valor } : {}) },
      })
      feito()
    } catch (e) {
      setErro(
        e instanceof ErroDeChamada
          ? (e.campos.valor ?? e.message)
          : 'Não foi possível enviar. Tente de novo.',
      )
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Dialog
      open
      onClose={fechar}
      size="s"
      title={d.titulo}
      description={d.texto(acordo, novoValor)}
      footer={
        <>
          <Button onClick={fechar}>Voltar</Button>
          <Button
            variant={resposta === 'recusar' ? 'danger' : 'primary'}
            loading={enviando}
            disabled={resposta === 'contraproposta' && valor === null}
            {...ouvir}
            onClick={(e) => {
              const p = soltar(e)
              if (p.tipo === 'enviar') void enviar(p.valor)
              else
                setErro(`O valor mudou agora para ${formatarReais(novoValor)}. Confira antes de confirmar.`)
            }}
          >
            {d.acao}
          </Button>
        </>
      }
    >
      {resposta === 'contraproposta' ? (
        <Field label="Seu valor" error={erro} required>
          <MoneyInput value={valor} onValueChange={setValor} />
        </Field>
      ) : (
        erro && <p role="alert">{erro}</p>
      )}
    </Dialog>
  )
}

/** This lot's deal of the signed-in client; null: none. */
function useAcordo(lelUid: string) {
  const cliUid = useQuem()?.cliUid ?? null
  const [acordo, setAcordo] = useState<Acordo | null>(null)
  const carregar = useCallback(async () => {
    const [meu] = await chamar('GET /v1/cliente/condicionais', { query: { lelUid } })
    setAcordo(meu ?? null)
  }, [lelUid])
  useEffect(() => {
    if (cliUid === null) return undefined
    // A page that shows the lot stands without its deal; the next notice asks again.
    const tentar = () => void carregar().catch(() => setAcordo(null))
    tentar()
    return entrarNaSala(`cliente:${cliUid}`, {
      quadro: ({ evento, dados }) => {
        if (evento === 'condicional-atualizada' && dados.lelUid === lelUid) tentar()
      },
      recarregar: tentar,
    })
  }, [cliUid, lelUid, carregar])
  return { acordo, carregar }
}
