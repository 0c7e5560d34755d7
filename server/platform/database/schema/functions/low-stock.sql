-- The stock at which products are low that have no threshold of their own. Called as (SELECT low_stock_setting()), so that
-- a statement reads it once.
CREATE OR REPLACE FUNCTION low_stock_setting() RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (stored ->> 'lowStock')::int FROM shop_settings), 5)
$$;
