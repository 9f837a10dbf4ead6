// Buys what is in the basket, one after the other: each attempt keeps its key, so that a second press buys nothing twice.
// What another person took in the meantime is said at its line, and the rest is bought all the same.
import { somarCesta } from '@martelo/domain/lotes/cesta.ts'
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { Suspense, useRef, useState } from 'react'
import { aoAgir, chamarAoAgir } from '../../../../core/ao-agir.ts'
import { tardia } from '../../../../core/ao-ver.ts'
import { ErroDeChamada } from '../../../../core/erro-de-chamada.ts'
import { novaChave } from '../../../../core/chave-do-pedido.ts'
import { Link } from '../../../../core/ligacao.tsx'
import { useQuem } from '../../../../core/marca-atual.ts'
import { caminhoDaCesta, tirarDaCesta } from '../../../../parts/lotes/cesta-deste-aparelho.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import { comVolta, IR } from '../../../../parts/cabeca/caminhos.ts'
import { ehRepetivel } from '../../../../parts/lances/usar-envio.ts'
import { useTermosAntes } from '../../../../parts/termos/usar-termos-antes.tsx'
import type { ItemLido } from './ler-a-cesta.server.ts'
import { PagarAgora } from './pagar-agora.tsx'
import type { Regras } from './pergunta-da-cesta.tsx'

const Pergunta = tardia(() => import('./pergunta-da-cesta.tsx'))
const lances = aoAgir(() => import('../../../../parts/lances/chamadas-de-lance.ts'))

export type Resultado = { readonly comprado: boolean; readonly fala: string }
type Tentado = Resultado & { readonly erro?: ErroDeChamada }
export type Resultados = Readonly<Record<string, Resultado>>

interface Props {
  readonly itens: readonly ItemLido[]
  readonly resultados: Resultados
  readonly aoResultar: (uid: string, r: Resultado) => void
}

export function FecharACesta({ itens, resultados, aoResultar }: Props) {
  const quem = useQuem()
  const [perguntando, setPerguntando] = useState<boolean | null>(null)
  const [comprando, setComprando] = useState(false)
  const chaves = useRef(new Map<string, string>())
  const termos = useTermosAntes()
  const faltam = itens.filter((i) => i.disponivel && !resultados[i.uid]?.comprado)
  const comprados = itens.filter((i) => resultados[i.uid]?.comprado)
  const soma = somarCesta(faltam)
  const comprar = async (lidas: Regras): Promise<void> => {
    setPerguntando(false)
    setComprando(true)
    for (const item of faltam) {
      const chave = chaves.current.get(item.uid) ?? novaChave()
      chaves.current.set(item.uid, chave)
      const { erro, ...resultado } = await comprarUm(item, chave, lidas)
      aoResultar(item.uid, resultado)
      // What was decided under a key stays decided: he asks anew.
      if (erro !== undefined && !ehRepetivel(erro)) chaves.current.delete(item.uid)
      if (termos.pedir(erro)) break
    }
    setComprando(false)
  }
  return (
    <div className="cesta__fechar">
      {comprados.length > 0 && (
        <div role="status">
          <p>
            <b>{comprados.length === 1 ? 'Comprado.' : `${comprados.length} comprados.`}</b> O que é do mesmo
            evento é pago de uma vez.
          </p>
          {!comprando && <PagarAgora lotes={comprados.map((i) => i.uid)} />}
        </div>
      )}
      {soma.itens > 0 && quem?.cliUid && (
        <Button variant="primary" size="l" block loading={comprando} onClick={() => setPerguntando(true)}>
          {`Comprar por ${reais(soma.total)}`}
        </Button>
      )}
      {soma.itens > 0 && !quem?.cliUid && (
        <Link
          to={comVolta(IR.entrar, caminhoDaCesta(itens.map((i) => String(i.id))))}
          {...buttonLook({ variant: 'primary', size: 'l', block: true })}
        >
          Entrar e comprar
        </Link>
      )}
      {perguntando !== null && (
        <Suspense fallback={null}>
          <Pergunta
            aberta={perguntando}
            faltam={faltam}
            aoFechar={() => setPerguntando(false)}
            aoComprar={(lidas) => void comprar(lidas)}
          />
        </Suspense>
      )}
      {termos.dialogo}
    </div>
  )
}

async function pedir(item: ItemLido, chaveDoPedido: string): Promise<void> {
  const { insistir } = await lances()
  await insistir(item.uid, {
    acao: 'comprar-ja',
    valor: item.preco,
    confirmarValorAlto: false,
    chaveDoPedido,
  })
}

/**
 * The rules were accepted in the question: who is not enrolled yet is enrolled on the way, and who agreed to other words
 * before agrees to these. Once for each event.
 */
async function aceitarRegras(leiUid: string, lidas: Regras): Promise<string | null> {
  const lida = lidas.get(leiUid)
  if (lida?.habilitado && lida.aceito?.atual) return null
  const agora = await chamarAoAgir('POST /v1/leilao/:leiUid/habilitar', {
    params: { leiUid },
    body: { aceitoRegulamento: true, regulamentoLido: lida?.regulamentoLido },
  })
  lidas.set(leiUid, agora)
  return agora.habilitado ? null : (agora.aviso ?? 'A sua inscrição está em análise.')
}

async function comprarUm(item: ItemLido, chaveDoPedido: string, lidas: Regras): Promise<Tentado> {
  try {
    const falta = await aceitarRegras(item.leiUid, lidas)
    if (falta !== null) return { comprado: false, fala: falta }
    await pedir(item, chaveDoPedido)
    tirarDaCesta(item.id)
    return { comprado: true, fala: 'Comprado' }
  } catch (e) {
    return e instanceof ErroDeChamada
      ? { comprado: false, fala: e.message, erro: e }
      : { comprado: false, fala: 'Não foi possível comprar. Tente novamente.' }
  }
}
