// The two checks of the page of trust: of a message received, and of a paper in hand. Forms of the page's own
// address: they work without script, and the answer can be shared.
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { IconAlert, IconCheckCircle } from '@martelo/ui/icones.tsx'
import { Facts } from '@martelo/ui/table.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { Form } from 'react-router'
import { useQuem } from '../../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import type { conferirCodigo, conferirTexto } from './carregar-seguranca.server.ts'

const VerOLance = lazy(() =>
  import('../../../../parts/transmissoes/ver-o-lance.tsx').then((m) => ({ default: m.VerOLance })),
)

type DoTexto = NonNullable<Awaited<ReturnType<typeof conferirTexto>>>
type DoCodigo = NonNullable<Awaited<ReturnType<typeof conferirCodigo>>>

function Resposta({ tom, titulo, children }: { tom: 'sim' | 'nao'; titulo: string; children?: ReactNode }) {
  const Icone = tom === 'sim' ? IconCheckCircle : IconAlert
  return (
    <div className="conferencia" data-tom={tom} role="status">
      <Icone size={28} />
      <div>
        <p className="conferencia__titulo">{titulo}</p>
        {children}
      </div>
    </div>
  )
}

function Pergunta(p: { nome: string; rotulo: string; dica: string; valor: string; ancora: string }) {
  return (
    <Form method="get" action={`#${p.ancora}`} className="conferencia__pergunta" preventScrollReset>
      <Field label={p.rotulo} hint={p.dica}>
        <TextInput
          name={p.nome}
          defaultValue={p.valor}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="primary">
        Conferir
      </Button>
    </Form>
  )
}

const NOMES = { site: 'Este endereço', email: 'Este e-mail', conta: 'Esta conta ou chave' } as const

function Veredito({ r }: { r: DoTexto }) {
  const c = r.conferencia
  if (r.erro !== null || c === null)
    return (
      <Resposta tom="nao" titulo={r.erro ?? 'Não há o que conferir neste texto'}>
        <p>Cole um endereço de site, um e-mail, o número de uma conta ou uma chave Pix.</p>
      </Resposta>
    )
  if (c.veredito === 'oficial')
    return (
      <Resposta tom="sim" titulo={`${NOMES[c.oque]} é oficial`}>
        <p>
          <code>{c.lido}</code>
        </p>
      </Resposta>
    )
  if (c.veredito === 'vendedor')
    return (
      <Resposta tom="sim" titulo={`${NOMES[c.oque]} é de quem vende por aqui`}>
        <p>Pague nela só se é a que a sua compra mostra, depois de entrar na sua conta.</p>
      </Resposta>
    )
  return (
    <Resposta
      tom="nao"
      titulo={c.veredito === 'parecido' ? `${NOMES[c.oque]} imita o nosso` : `${NOMES[c.oque]} não é nosso`}
    >
      <p>
        O que você colou não está entre os nossos. Não pague, não informe dados e não abra anexos. Se pediram
        dinheiro em nosso nome, conte para a gente.
      </p>
    </Resposta>
  )
}

export function ConferirTexto({ texto, r }: { texto: string; r: DoTexto | null }) {
  return (
    <section id="conferir" className="seguranca__cartao">
      <h2>Recebeu um endereço, uma conta ou uma chave Pix?</h2>
      <Pergunta
        nome="texto"
        rotulo="Cole aqui o que recebeu"
        dica="Endereço de site, e-mail, conta bancária, CNPJ ou chave Pix"
        valor={texto}
        ancora="conferir"
      />
      {r && <Veredito r={r} />}
    </section>
  )
}

function DoRecibo({ r }: { r: NonNullable<DoCodigo['recibo']> }) {
  const p = usePalavras()
  const quem = useQuem()
  const fatos = [
    { rotulo: inicial(p.lote.um), valor: `${r.numero}, ${r.nome}` },
    { rotulo: inicial(p.leilao.um), valor: r.leilao },
    ...(r.apelido === null ? [] : [{ rotulo: inicial(p.lance.um), valor: `de ${r.apelido}` }]),
    { rotulo: 'Valor', valor: r.valor === null ? 'Lacrado: só quem enviou sabe' : reais(r.valor) },
    ...(r.data === null ? [] : [{ rotulo: 'Recebido', valor: formatarDataHora(Date.parse(r.data)) }]),
    {
      rotulo: 'Prova',
      valor: r.prova
        ? `Linha ${r.prova.indice + 1} de ${r.prova.folhas}, raiz assinada em ${formatarDataHora(Date.parse(r.prova.publicadaEm))}`
        : 'A raiz assinada sai quando a disputa termina',
    },
  ]
  return (
    <Resposta
      tom={r.confere ? 'sim' : 'nao'}
      titulo={r.confere ? 'Recibo autêntico' : 'O registro não confere com este recibo'}
    >
      <Facts fatos={fatos} />
      {r.prova && <ProvaDoRecibo prova={r.prova} />}
      {quem !== null && (
        <Suspense fallback={null}>
          <VerOLance lelUid={r.lelUid} recibo={r.hash} />
        </Suspense>
      )}
    </Resposta>
  )
}

/** What another program needs to check the row without asking us again. */
function ProvaDoRecibo({ prova }: { prova: NonNullable<NonNullable<DoCodigo['recibo']>['prova']> }) {
  return (
    <details className="conferencia__prova">
      <summary>Conferir por conta própria</summary>
      <p>
        A folha é o SHA-256 do byte 0 e do recibo; com o caminho (RFC 6962) chega-se à raiz, que tem a nossa
        assinatura Ed25519.
      </p>
      <pre>{JSON.stringify(prova, null, 1)}</pre>
    </details>
  )
}

function DoDocumento({ d }: { d: NonNullable<DoCodigo['documento']> }) {
  const p = usePalavras()
  const fatos = [
    { rotulo: 'Documento', valor: d.documento },
    { rotulo: 'Situação', valor: d.retirada ? d.validade : d.situacao },
    ...(d.retirada
      ? [
          { rotulo: 'Quem retira', valor: `${d.retirada.quem}, CPF ${d.retirada.cpf}` },
          { rotulo: 'Horário', valor: formatarDataHora(Date.parse(d.retirada.inicio)) },
        ]
      : []),
    { rotulo: inicial(p.leilao.um), valor: d.leilao },
    { rotulo: 'Comprador', valor: d.comprador },
    { rotulo: 'Total', valor: reais(d.valorTotal) },
  ]
  return (
    <Resposta
      tom={d.valida ? 'sim' : 'nao'}
      titulo={
        d.valida
          ? 'Documento válido: compare com o papel'
          : `Documento sem valor: ${d.validade.toLowerCase()}`
      }
    >
      {d.explicacao && <p>{d.explicacao}</p>}
      <Facts fatos={fatos} />
    </Resposta>
  )
}

export function ConferirCodigo({ codigo, r }: { codigo: string; r: DoCodigo | null }) {
  const { lance, darLance } = usePalavras()
  return (
    <section id="recibo" className="seguranca__cartao">
      <h2>Tem um recibo ou um documento nosso?</h2>
      <Pergunta
        nome="codigo"
        rotulo="Código ou endereço do recibo"
        dica={`No recibo que você recebe ao ${darLance}, também em ${lance.genero === 'f' ? 'Minhas' : 'Meus'} ${lance.varios}, e sob o código QR do extrato e da autorização`}
        valor={codigo}
        ancora="recibo"
      />
      {r?.recibo && <DoRecibo r={r.recibo} />}
      {r?.documento && <DoDocumento d={r.documento} />}
      {r?.erro && <Resposta tom="nao" titulo={r.erro} />}
    </section>
  )
}
