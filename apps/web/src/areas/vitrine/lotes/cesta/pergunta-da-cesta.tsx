// The last question before a basket is bought. It comes with the first press: looking at a basket needs none of it.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { com } from '@martelo/domain/hotsites/concordar.ts'
import { somarCesta } from '@martelo/domain/lotes/cesta.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { useEffect, useState } from 'react'
import { chamar } from '../../../../core/api.ts'
import { usePalavras } from '../../../../core/palavras-do-site.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import type { ItemLido } from './ler-a-cesta.server.ts'

type Regra = RespostaDe<Calls['GET /v1/cliente/estou-habilitado']>
export type Regras = Map<string, Regra>

const lerRegras = async (leiUids: readonly string[]): Promise<Regras> =>
  new Map(
    await Promise.all(
      leiUids.map(
        async (leiUid): Promise<[string, Regra]> => [
          leiUid,
          await chamar('GET /v1/cliente/estou-habilitado', { query: { leiUid } }),
        ],
      ),
    ),
  )

/** Each opening reads the rules and asks for them again: what is agreed to is what stood here then. */
export default function Pergunta({
  aberta,
  faltam,
  aoFechar,
  aoComprar,
}: {
  readonly aberta: boolean
  readonly faltam: readonly ItemLido[]
  readonly aoFechar: () => void
  readonly aoComprar: (lidas: Regras) => void
}) {
  const p = usePalavras()
  const [aceito, setAceito] = useState(false)
  const [regras, setRegras] = useState<Regras | null>(null)
  const [falha, setFalha] = useState<string | null>(null)
  const soma = somarCesta(faltam)
  const eventos = [...new Set(faltam.map((i) => i.leiUid))]
  const quais = eventos.join()
  useEffect(() => {
    if (!aberta || quais === '') return
    setAceito(false)
    setRegras(null)
    setFalha(null)
    lerRegras(quais.split(',')).then(setRegras, (e: Error) => setFalha(e.message))
  }, [aberta, quais])
  return (
    <Dialog
      open={aberta}
      onClose={aoFechar}
      size="s"
      title={soma.itens === 1 ? 'Comprar um item' : `Comprar ${soma.itens} itens`}
      description={`Você paga ${reais(soma.total)}${soma.compras > 1 ? `, em ${soma.compras} compras` : ', de uma vez'}. A compra é definitiva.`}
      footer={
        <>
          <Button onClick={aoFechar}>Voltar</Button>
          <Button
            variant="primary"
            disabled={!aceito || regras === null}
            onClick={() => regras && aoComprar(regras)}
          >
            Comprar
          </Button>
        </>
      }
    >
      <Checkbox
        checked={aceito}
        onChange={(e) => setAceito(e.currentTarget.checked)}
        label={`Li e aceito ${com('o', p.regulamento)}`}
      />
      <ul>
        {eventos.map((leiUid, i) => (
          <li key={leiUid}>
            <a href={`/edital/${leiUid}`} target="_blank" rel="noreferrer">
              {`Ler ${com('o', p.regulamento)}${eventos.length > 1 ? ` (${i + 1})` : ''}`}
            </a>
            {regras?.get(leiUid)?.regulamentoNome && <> – {regras.get(leiUid)?.regulamentoNome}</>}
          </li>
        ))}
      </ul>
      {falha && <p role="alert">{falha}</p>}
    </Dialog>
  )
}
