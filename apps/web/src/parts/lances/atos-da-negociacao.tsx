// What a client may do in a negotiation: each act is a button with its value, then a question that says what follows. The
// value of the question is the one of the press, and that one is sent: the server refuses it where it changed meanwhile.
import { Button, type ButtonProps } from '@martelo/ui/button.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { MoneyInput } from '@martelo/ui/money-input.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useRef, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { useTermosAntes } from '../termos/usar-termos-antes.tsx'
import { BotaoDeValor } from './botao-de-valor.tsx'
import type { Fio } from './negociacao.tsx'

type Ato = Fio['atos'][number]
type Pedido = Ato & { readonly lelUid: string; readonly chave: string; readonly digitado: number | null }

interface Dito {
  rotulo(valor: string): string
  readonly variante: ButtonProps['variant']
  readonly titulo: string
  texto(valor: string): string
  readonly confirma: string
  /** a value of his own is asked for */
  readonly digita?: boolean
  enviar(p: Pedido): Promise<unknown>
}

const naProposta = (p: Pedido) =>
  chamar('POST /v1/cliente/propostas/:uid/desistir', { params: { uid: p.uid ?? '' } })

const noAcordo = (p: Pedido, resposta: 'aceitar' | 'recusar' | 'contraproposta') =>
  chamar('POST /v1/cliente/condicionais/:lelUid/resposta', {
    params: { lelUid: p.lelUid },
    body: {
      resposta,
      novoValor: p.valor,
      ...(resposta === 'contraproposta' ? { valor: p.digitado } : {}),
    },
  })

const compra = (v: string): string => `Você compra por ${v}, mais comissão e taxas. Não é possível desfazer.`
// The house may offer less than its consignor asked: then he has the last word.
const compraDaCasa = (v: string): string =>
  `${compra(v)} Se quem vende ainda precisar concordar, você será avisado, e nada é devido antes.`

const ATOS: Readonly<Record<Ato['ato'], Dito>> = {
  'aceitar-contraproposta': {
    rotulo: (v) => `Aceitar ${v}`,
    variante: 'primary',
    titulo: 'Aceitar a contraproposta',
    texto: compraDaCasa,
    confirma: 'Aceitar e comprar',
    enviar: (p) =>
      chamar('POST /v1/cliente/propostas/:uid/aceitar', {
        params: { uid: p.uid ?? '' },
        body: { valor: p.valor, chaveDoPedido: p.chave },
      }),
  },
  'propor-outro-valor': {
    rotulo: () => 'Propor outro valor',
    variante: 'secondary',
    titulo: 'Propor outro valor',
    texto: (v) => `A casa pede ${v}. A sua nova proposta será analisada.`,
    confirma: 'Enviar proposta',
    digita: true,
    enviar: (p) =>
      chamar('POST /v1/leilao/lotes/:lelUid/propostas', {
        params: { lelUid: p.lelUid },
        body: { valor: p.digitado ?? 0, chaveDoPedido: p.chave },
      }),
  },
  'recusar-contraproposta': {
    rotulo: () => 'Recusar',
    variante: 'ghost',
    titulo: 'Recusar a contraproposta',
    texto: (v) => `A oferta de ${v} deixa de valer para você e nada é devido.`,
    confirma: 'Recusar',
    enviar: naProposta,
  },
  'retirar-proposta': {
    rotulo: () => 'Retirar a proposta',
    variante: 'ghost',
    titulo: 'Retirar a proposta',
    texto: (v) => `A sua proposta de ${v} deixa de valer e nada é devido.`,
    confirma: 'Retirar',
    enviar: naProposta,
  },
  'cancelar-automatico': {
    rotulo: () => 'Cancelar o automático',
    variante: 'ghost',
    titulo: 'Cancelar o automático',
    texto: (v) => `Nada mais será enviado por você até ${v}. O que já foi enviado continua valendo.`,
    confirma: 'Cancelar o automático',
    enviar: (p) =>
      chamar('DELETE /v1/leilao/lotes/:lelUid/lances-automaticos', {
        params: { lelUid: p.lelUid },
        query: { chaveDoPedido: p.chave },
      }),
  },
  'aceitar-novo-valor': {
    rotulo: (v) => `Aceitar ${v}`,
    variante: 'primary',
    titulo: 'Aceitar o novo valor',
    texto: compra,
    confirma: 'Aceitar e comprar',
    enviar: (p) => noAcordo(p, 'aceitar'),
  },
  contrapropor: {
    rotulo: () => 'Contrapropor',
    variante: 'secondary',
    titulo: 'Fazer uma contraproposta',
    texto: (v) => `Um valor acima do seu e abaixo de ${v}.`,
    confirma: 'Enviar contraproposta',
    digita: true,
    enviar: (p) => noAcordo(p, 'contraproposta'),
  },
  'recusar-novo-valor': {
    rotulo: () => 'Recusar',
    variante: 'ghost',
    titulo: 'Recusar o novo valor',
    texto: (v) => `O valor de ${v} é recusado e nada é devido. Não é possível desfazer.`,
    confirma: 'Recusar',
    enviar: (p) => noAcordo(p, 'recusar'),
  },
  'retirar-lance': {
    rotulo: () => 'Desistir',
    variante: 'ghost',
    titulo: 'Desistir da negociação',
    texto: (v) => `O seu valor de ${v} deixa de valer e nada é devido. Não é possível desfazer.`,
    confirma: 'Desistir',
    enviar: (p) => chamar('DELETE /v1/cliente/condicionais/:lelUid', { params: { lelUid: p.lelUid } }),
  },
}

export function AtosDaNegociacao({ fio, feito }: { readonly fio: Fio; readonly feito: () => void }) {
  const [aberto, setAberto] = useState<Ato | null>(null)
  if (fio.atos.length === 0) return null
  return (
    <div className="negociacao__atos">
      {fio.atos.map((a) => (
        <BotaoDeValor
          key={a.ato}
          valor={a.valor}
          variant={ATOS[a.ato].variante}
          rotulo={(v) => ATOS[a.ato].rotulo(formatarReais(v ?? a.valor))}
          aoEnviar={(valor) => setAberto({ ...a, valor })}
        />
      ))}
      {aberto && (
        <Confirmar
          ato={aberto}
          lelUid={fio.lelUid}
          lote={`${fio.numero} – ${fio.nome}`}
          fechar={() => setAberto(null)}
          feito={() => {
            setAberto(null)
            feito()
          }}
        />
      )}
    </div>
  )
}

function Confirmar(p: {
  readonly ato: Ato
  readonly lelUid: string
  readonly lote: string
  fechar(): void
  feito(): void
}) {
  const chave = useRef(novaChave())
  const [digitado, setDigitado] = useState<number | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  // What was refused for the terms stays refused under its key: he asks anew.
  const termos = useTermosAntes(() => {
    chave.current = novaChave()
    setErro(null)
  })
  const dito = ATOS[p.ato.ato]
  const valor = formatarReais(p.ato.valor)
  const enviar = async (): Promise<void> => {
    setEnviando(true)
    setErro(null)
    try {
      await dito.enviar({ ...p.ato, lelUid: p.lelUid, chave: chave.current, digitado })
      p.feito()
    } catch (e) {
      termos.pedir(e)
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
      onClose={p.fechar}
      size="s"
      title={dito.titulo}
      description={`${p.lote}. ${dito.texto(valor)}`}
      footer={
        <>
          <Button onClick={p.fechar}>Voltar</Button>
          <Button
            variant={dito.variante === 'primary' || dito.digita ? 'primary' : 'danger'}
            loading={enviando}
            disabled={dito.digita === true && !digitado}
            onClick={() => void enviar()}
          >
            {dito.confirma}
          </Button>
        </>
      }
    >
      {dito.digita ? (
        <Field label="Seu valor" error={erro} required>
          <MoneyInput
            value={digitado}
            onValueChange={(v) => {
              setDigitado(v)
              // Another value is another request.
              chave.current = novaChave()
            }}
          />
        </Field>
      ) : (
        erro && <p role="alert">{erro}</p>
      )}
      {termos.dialogo}
    </Dialog>
  )
}
