// The basket of a shop: what is in it, what it costs in all, what its delivery costs, and one button that buys it. The
// address carries the lots, so that it works without script and can be sent on.
import '@martelo/ui/card.css'
import '@martelo/ui/choice.css'
import '@martelo/ui/dialog.css'
import '@martelo/ui/field.css'
import '@martelo/ui/photo.css'
import '@martelo/ui/text-input.css'
import { somarCesta } from '@martelo/domain/lotes/cesta.ts'
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { IconReceipt } from '@martelo/ui/icones-da-compra.tsx'
import { Photo } from '@martelo/ui/photo.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { caminhoDaCesta, tirarDaCesta, useCesta } from '../../../parts/lotes/cesta-deste-aparelho.ts'
import { fotoDoKit } from '../../../parts/lotes/fotos.ts'
import { doGrupo } from '../../../parts/lances/nome-do-grupo.ts'
import { reais } from '../../../parts/lotes/reais.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import type { Route } from './+types/cesta.screen.ts'
import './cesta/cesta.css'
import { EntregaDaCesta, type EntregaCotada } from './cesta/entrega-da-cesta.tsx'
import { FecharACesta, type Resultado, type Resultados } from './cesta/fechar-a-cesta.tsx'
import { type ItemLido, lerItensDaCesta } from './cesta/ler-a-cesta.server.ts'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  itens: await lerItensDaCesta(context.get(doServidor), url),
})

export default function Cesta({ loaderData: { itens } }: Route.ComponentProps) {
  const guardada = useCesta()
  const navegar = useNavigate()
  const [resultados, setResultados] = useState<Resultados>({})
  const [entrega, setEntrega] = useState<EntregaCotada | null>(null)
  const resultar = useCallback(
    (uid: string, r: Resultado) => setResultados((antes) => ({ ...antes, [uid]: r })),
    [],
  )
  // Opened by its bare address: what this browser keeps.
  useEffect(() => {
    if (itens.length === 0 && guardada.length > 0) void navegar(caminhoDaCesta(guardada), { replace: true })
  }, [itens.length, guardada, navegar])
  const soma = somarCesta(itens, entrega?.valor ?? 0)
  return (
    <div className="pagina cesta">
      <Cabeca titulo="Cesta" descricao="O que você escolheu comprar." canonico="/cesta" indexar={false} />
      <h1>Cesta</h1>
      {itens.length === 0 ? (
        <Vazia />
      ) : (
        <div className="cesta__grade">
          <ul className="cesta__itens" aria-label="Itens da cesta">
            {itens.map((i) => (
              <Item key={i.uid} item={i} resultado={resultados[i.uid]} todos={itens} />
            ))}
          </ul>
          <section className="ui-card cesta__conta" aria-labelledby="conta">
            <h2 id="conta">Total</h2>
            <EntregaDaCesta itens={itens.filter((i) => i.disponivel)} aoCotar={setEntrega} />
            <p className="cesta__total">
              <span>
                {soma.itens === 1 ? '1 item' : `${soma.itens} itens`}
                {entrega && entrega.valor > 0 ? ' com a entrega' : ''}
              </span>
              <strong>{reais(soma.total)}</strong>
            </p>
            {entrega && entrega.valor > 0 && <p>A entrega é contratada à parte, depois da compra.</p>}
            <FecharACesta itens={itens} resultados={resultados} aoResultar={resultar} />
          </section>
        </div>
      )}
    </div>
  )
}

function Item({
  item: i,
  resultado,
  todos,
}: {
  item: ItemLido
  resultado: Resultado | undefined
  todos: readonly ItemLido[]
}) {
  const navegar = useNavigate()
  const p = usePalavras()
  const tirar = (): void => {
    tirarDaCesta(i.id)
    const resto = todos.filter((o) => o.id !== i.id).map((o) => String(o.id))
    void navegar(caminhoDaCesta(resto), { replace: true, preventScrollReset: true })
  }
  return (
    <li className="cesta__item">
      <Photo foto={i.foto && fotoDoKit(i.foto, i.nome, 0)} sizes="13rem" />
      <div>
        <Link to={i.url}>{i.nome}</Link>
        <small>{`${inicial(p.lote.um)} ${i.numero}`}</small>
        {i.disponivel ? (
          <dl>
            <div>
              <dt>Preço</dt>
              <dd>{reais(i.preco)}</dd>
            </div>
            {i.grupo && (
              <div>
                <dt>{`Preço ${doGrupo(i.grupo.nome)}`}</dt>
                <dd>{`${i.grupo.porcentagem.toLocaleString('pt-BR')}% a menos que ${reais(i.grupo.cheio)}`}</dd>
              </div>
            )}
            {i.despesas.map((d) => (
              <div key={d.rotulo}>
                <dt>{d.rotulo}</dt>
                <dd>{reais(d.valor)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="cesta__fora">{i.impedido ?? 'Não está mais à venda.'}</p>
        )}
        {resultado && <p role={resultado.comprado ? 'status' : 'alert'}>{resultado.fala}</p>}
      </div>
      <div className="cesta__fim">
        {i.disponivel && <strong>{reais(i.total)}</strong>}
        {!resultado?.comprado && (
          <Button size="s" variant="ghost" onClick={tirar}>
            Tirar<span className="ui-visually-hidden"> {i.nome} da cesta</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function Vazia() {
  return (
    <EmptyState
      icon={IconReceipt}
      title="A cesta está vazia"
      description="Na página do que tem preço, toque em “Pôr na cesta” para comprar vários de uma vez."
      actions={
        <Link to={`${IR.lotes}?modo=COMPRE_JA`} {...buttonLook({ variant: 'primary' })}>
          Ver o que tem preço
        </Link>
      }
    />
  )
}
