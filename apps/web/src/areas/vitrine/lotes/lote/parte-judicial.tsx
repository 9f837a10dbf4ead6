// What a bidder may do in a court's auction besides bidding: see both rounds, declare a right of preference and use it, offer
// to pay in instalments.
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { menorEntrada } from '@martelo/domain/judicial/parcelamento.ts'
import { ROTULO_DA_PRACA } from '@martelo/domain/judicial/pracas.ts'
import {
  FUNDAMENTOS,
  type Fundamento,
  ROTULO_DA_PREFERENCIA,
  ROTULO_DO_FUNDAMENTO,
} from '@martelo/domain/judicial/preferencia.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { MoneyInput } from '@martelo/ui/money-input.tsx'
import { Facts } from '@martelo/ui/table.tsx'
import { Select, TextArea, TextInput } from '@martelo/ui/text-input.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useId, useState } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { chamar } from '../../../../core/api.ts'
import { ErroDeChamada } from '../../../../core/erro-de-chamada.ts'
import { useQuem } from '../../../../core/marca-atual.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import { useRetrato } from './dados-do-lote.ts'

type Judicial = NonNullable<RespostaDe<Calls['GET /v1/lotes/judicial/:lelUid']>>
type Erros = Readonly<Record<string, string>>

export default function ParteJudicial({ lelUid }: { lelUid: string }) {
  const [j, setJ] = useState<Judicial | null>(null)
  const [falha, setFalha] = useState(false)
  const [aberto, setAberto] = useState<'direito' | 'proposta' | 'exercer' | null>(null)
  const cliente = (useQuem()?.cliUid ?? null) !== null
  const ler = useCallback(() => {
    chamar('GET /v1/lotes/judicial/:lelUid', { params: { lelUid } })
      .then((r) => {
        setJ(r)
        setFalha(false)
      })
      .catch(() => setFalha(true))
  }, [lelUid])
  useEffect(ler, [ler])
  if (falha && j === null)
    return (
      <section>
        <h2>Praças</h2>
        <p role="alert">Não foi possível ler as praças deste lote.</p>
        <Button onClick={ler}>Tentar de novo</Button>
      </section>
    )
  if (j === null) return null
  const fechar = (): void => {
    setAberto(null)
    ler()
  }
  return (
    <section>
      <h2>Praças</h2>
      <Facts fatos={fatosDasPracas(j)} />
      {cliente && (
        <>
          <MeuDireito j={j} aoExercer={() => setAberto('exercer')} />
          <MinhaProposta j={j} lelUid={lelUid} aoMudar={ler} />
          <p className="lote__leilao">
            {j.meuDireito === null && (
              <Button size="s" onClick={() => setAberto('direito')}>
                Declarar direito de preferência
              </Button>
            )}
            {j.parcelamento !== null && j.parcelamento.praca !== null && (
              <Button size="s" onClick={() => setAberto('proposta')}>
                Propor pagamento parcelado
              </Button>
            )}
          </p>
        </>
      )}
      {aberto === 'direito' && <Direito lelUid={lelUid} aoFechar={fechar} />}
      {aberto === 'proposta' && <Proposta lelUid={lelUid} j={j} aoFechar={fechar} />}
      {aberto === 'exercer' && <Exercer lelUid={lelUid} aoFechar={fechar} />}
    </section>
  )
}

function fatosDasPracas(j: Judicial) {
  return [
    ...j.pracas.map((p) => ({
      rotulo: ROTULO_DA_PRACA[p.numero],
      valor: `Desde ${formatarDataHora(Date.parse(p.inicio))}, a partir de ${reais(p.minimo)}${p.numero === j.praca ? ' (em andamento)' : ''}`,
    })),
    {
      rotulo: 'Parcelamento',
      valor:
        j.parcelamento === null
          ? 'Só à vista'
          : `Entrada de ao menos ${j.parcelamento.entradaMinima}% e até ${j.parcelamento.parcelasMaximas} parcelas, por proposta antes do início da praça, corrigidas por: ${ROTULO_DO_INDICE[j.parcelamento.indice]}. Um lance à vista prevalece. Atraso: multa de 10% sobre a parcela e as que se seguem.`,
    },
    {
      rotulo: 'Preferência',
      valor: `Quem a tem reconhecida pode igualar o lance até ${j.preferenciaHoras} horas depois do encerramento.`,
    },
  ]
}

function MeuDireito({ j, aoExercer }: { j: Judicial; aoExercer: () => void }) {
  const d = j.meuDireito
  if (d === null) return null
  return (
    <p>
      Seu direito de preferência: <strong>{ROTULO_DA_PREFERENCIA[d.situacao]}</strong>
      {d.motivo && ` (${d.motivo})`}. <Link to="/cliente/judicial">Juntar documentos</Link>.{' '}
      {d.podeExercer ? (
        <Button size="s" variant="primary" onClick={aoExercer}>
          Igualar o lance vencedor
        </Button>
      ) : (
        d.situacao === 'RECONHECIDA' && d.porque
      )}
    </p>
  )
}

function MinhaProposta(p: { readonly j: Judicial; readonly lelUid: string; aoMudar(): void }) {
  const x = p.j.minhaProposta
  if (x === null || x.situacao === 'RETIRADA') return null
  const retirar = (): void => {
    chamar('DELETE /v1/lotes/judicial/:lelUid/parcelamento', { params: { lelUid: p.lelUid } })
      .then(p.aoMudar)
      .catch((e: unknown) => avisar({ tipo: 'erro', mensagem: textoDo(e) }))
  }
  return (
    <p>
      Sua proposta para a {ROTULO_DA_PRACA[x.praca]}: {reais(x.valor)}, com entrada de {reais(x.entrada)} e{' '}
      {x.parcelas} parcelas.{' '}
      {x.situacao === 'ACEITA' && <strong>Aceita: veja a compra em Minhas compras.</strong>}
      {x.situacao === 'PREJUDICADA' && 'Outra oferta ficou com o lote.'}
      {x.situacao === 'APRESENTADA' && p.j.parcelamento?.praca === x.praca && (
        <Button size="s" onClick={retirar}>
          Retirar
        </Button>
      )}
    </p>
  )
}

const textoDo = (e: unknown): string =>
  e instanceof Error ? e.message : 'Não foi possível enviar. Tente novamente.'

function useEnvio(enviar: () => Promise<unknown>, aoFechar: () => void, dito: string) {
  const [erros, setErros] = useState<Erros>({})
  const [geral, setGeral] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const aoEnviar = (e: SubmitEvent<HTMLFormElement>): void => {
    e.preventDefault()
    setEnviando(true)
    setErros({})
    setGeral(null)
    enviar()
      .then(() => {
        avisar({ tipo: 'sucesso', mensagem: dito })
        aoFechar()
      })
      .catch((erro: unknown) => {
        const campos = erro instanceof ErroDeChamada ? erro.campos : {}
        setErros(campos)
        if (Object.keys(campos).length === 0) setGeral(textoDo(erro))
        setEnviando(false)
      })
  }
  return { erros, geral, enviando, aoEnviar }
}

interface PropsDaJanela {
  readonly titulo: string
  readonly descricao: string
  readonly botao: string
  readonly envio: ReturnType<typeof useEnvio>
  readonly aoFechar: () => void
  readonly children: ReactNode
}

function Janela({ titulo, descricao, botao, envio, aoFechar, children }: PropsDaJanela) {
  const id = useId()
  return (
    <Dialog
      open
      persistent
      onClose={aoFechar}
      size="s"
      title={titulo}
      description={descricao}
      footer={
        <>
          <Button onClick={aoFechar}>Voltar</Button>
          <Button type="submit" form={id} variant="primary" loading={envio.enviando}>
            {botao}
          </Button>
        </>
      }
    >
      <form id={id} className="problema" onSubmit={envio.aoEnviar} noValidate>
        {envio.geral && <p role="alert">{envio.geral}</p>}
        {children}
      </form>
    </Dialog>
  )
}

function Direito({ lelUid, aoFechar }: { lelUid: string; aoFechar: () => void }) {
  const [fundamento, setFundamento] = useState<Fundamento>('COPROPRIETARIO')
  const [explicacao, setExplicacao] = useState('')
  const envio = useEnvio(
    () =>
      chamar('POST /v1/lotes/judicial/:lelUid/preferencia', {
        params: { lelUid },
        body: { fundamento, explicacao },
      }),
    aoFechar,
    'Declaração enviada. Junte os documentos em “Juntar documentos”.',
  )
  return (
    <Janela
      titulo="Direito de preferência"
      descricao="A casa confere os documentos no processo antes de o reconhecer."
      botao="Declarar"
      {...{ envio, aoFechar }}
    >
      <Field label="Fundamento" error={envio.erros.fundamento}>
        <Select value={fundamento} onChange={(e) => setFundamento(e.currentTarget.value as Fundamento)}>
          {FUNDAMENTOS.map((f) => (
            <option key={f} value={f}>
              {ROTULO_DO_FUNDAMENTO[f]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Explique e diga quais documentos o provam" error={envio.erros.explicacao}>
        <TextArea
          rows={4}
          maxLength={1000}
          value={explicacao}
          onChange={(e) => setExplicacao(e.currentTarget.value)}
        />
      </Field>
    </Janela>
  )
}

function Proposta({ lelUid, j, aoFechar }: { lelUid: string; j: Judicial; aoFechar: () => void }) {
  const { minimo = 0, entradaMinima = 25, parcelasMaximas = 30, praca = null } = j.parcelamento ?? {}
  const [valor, setValor] = useState<number | null>(minimo)
  const [entrada, setEntrada] = useState<number | null>(menorEntrada(minimo, entradaMinima))
  const [parcelas, setParcelas] = useState(parcelasMaximas)
  const [garantia, setGarantia] = useState('')
  const envio = useEnvio(
    () =>
      chamar('POST /v1/lotes/judicial/:lelUid/parcelamento', {
        params: { lelUid },
        body: { valor: valor ?? 0, entrada: entrada ?? 0, parcelas, garantia },
      }),
    aoFechar,
    'Proposta apresentada',
  )
  return (
    <Janela
      titulo="Proposta parcelada"
      descricao={`Para a ${praca === null ? 'praça' : ROTULO_DA_PRACA[praca]}, a partir de ${reais(minimo)}. Vale se não houver lance à vista.`}
      botao="Apresentar"
      {...{ envio, aoFechar }}
    >
      <Field label="Valor" error={envio.erros.valor}>
        <MoneyInput value={valor} onValueChange={setValor} />
      </Field>
      <Field label={`Entrada, ao menos ${entradaMinima}%`} error={envio.erros.entrada}>
        <MoneyInput value={entrada} onValueChange={setEntrada} />
      </Field>
      <Field label={`Parcelas mensais, até ${parcelasMaximas}`} error={envio.erros.parcelas}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={parcelasMaximas}
          value={parcelas}
          onChange={(e) => setParcelas(Number(e.currentTarget.value))}
        />
      </Field>
      <Field label="Garantia do saldo" error={envio.erros.garantia}>
        <TextInput maxLength={500} value={garantia} onChange={(e) => setGarantia(e.currentTarget.value)} />
      </Field>
    </Janela>
  )
}

function Exercer({ lelUid, aoFechar }: { lelUid: string; aoFechar: () => void }) {
  const valor = useRetrato().estado.valor ?? 0
  const envio = useEnvio(
    () =>
      chamar('POST /v1/lotes/judicial/:lelUid/preferencia/exercer', { params: { lelUid }, body: { valor } }),
    aoFechar,
    'O lote é seu: veja a compra em Minhas compras',
  )
  return (
    <Janela
      titulo="Igualar o lance vencedor"
      descricao={`Você compra o lote por ${reais(valor)}, mais as despesas do leilão.`}
      botao={`Comprar por ${reais(valor)}`}
      {...{ envio, aoFechar }}
    >
      <p>A compra do arrematante é desfeita, e a sua passa a ter o prazo de pagamento deste leilão.</p>
    </Janela>
  )
}
