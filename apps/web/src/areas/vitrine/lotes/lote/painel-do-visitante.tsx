// The panel for a visitor who is not signed in: the same live score, and the sign-in. Without the forms of a bidder.
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconLock } from '@martelo/ui/icones-de-uso.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { lazy, Suspense } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { useMarca } from '../../../../core/marca-atual.ts'
import { usePalavras } from '../../../../core/palavras-do-site.ts'
import type { RetratoDoLote } from '../../../../parts/lances/lote-ao-vivo.ts'
import '../../../../parts/lances/painel-de-lance.css'
import { comVolta, IR } from '../../../../parts/cabeca/caminhos.ts'
import { usePaginaLigada } from '../../../../parts/cabeca/dados-da-cabeca.ts'
import { BarraDoPolegar } from '../../../../parts/lances/barra-do-polegar.tsx'
import { CompraIndisponivel, nadaAComprar } from '../../../../parts/lances/compra-indisponivel.tsx'
import { PlacarDoLote } from '../../../../parts/lances/placar-do-lote.tsx'
import { precoDaVitrine } from '../../../../parts/lances/preco-da-vitrine.ts'

const TetoDoVisitante = lazy(() => import('./teto-do-visitante.tsx'))

export function PainelDoVisitante({
  retrato,
  url,
  aberto,
}: {
  retrato: RetratoDoLote
  url: string
  aberto: boolean
}) {
  const { tipo } = useMarca()
  const p = usePalavras()
  const { compraIndisponivel, tipoNegociacao } = retrato.estado
  const compreJa = compraIndisponivel ? null : retrato.estado.compreJa
  const fixo = precoDaVitrine(retrato.estado, tipo)
  const compra = fixo !== null && !compraIndisponivel
  const fazer = compra ? 'comprar' : p.darLance
  const podeAgir = aberto && !nadaAComprar(retrato.estado)
  const entrar = comVolta(IR.entrar, `${url}#lance`)
  return (
    <>
      <section className="ui-card lance-painel" id="lance" aria-label={`Painel de ${p.lance.varios}`}>
        <PlacarDoLote estado={retrato.estado} meu={null} fixo={fixo} />
        {aberto && <CompraIndisponivel estado={retrato.estado} />}
        {podeAgir && (
          <div className="lance-impedimento">
            <IconLock />
            <p>Entre na sua conta para {fazer}.</p>
            {compreJa !== null && (
              <Link to={entrar} {...buttonLook({ variant: 'primary', size: 'l', block: true })}>
                {`Comprar por ${formatarReais(compreJa)}`}
              </Link>
            )}
            {tipoNegociacao !== 'COMPRE_JA' && (
              <Link
                to={entrar}
                {...buttonLook({
                  variant: compreJa === null ? 'primary' : 'secondary',
                  size: 'l',
                  block: true,
                })}
              >
                Entrar e {p.darLance}
              </Link>
            )}
            <CriarCadastro url={url} />
          </div>
        )}
      </section>
      {aberto && retrato.estado.automatico && (
        <Suspense fallback={null}>
          <TetoDoVisitante url={url} minimo={retrato.estado.proximo} />
        </Suspense>
      )}
      {podeAgir && (
        <BarraDoPolegar estado={retrato.estado} meu={null} {...(compra && { preco: fixo, rotulo: 'Preço' })}>
          <Link to={entrar} {...buttonLook({ variant: 'primary' })}>
            {`Entrar e ${fazer}`}
          </Link>
        </BarraDoPolegar>
      )}
    </>
  )
}

function CriarCadastro({ url }: { readonly url: string }) {
  return usePaginaLigada()(8) ? (
    <Link to={comVolta(IR.cadastrar, `${url}#lance`)} {...buttonLook({ variant: 'ghost', block: true })}>
      Criar cadastro
    </Link>
  ) : null
}
